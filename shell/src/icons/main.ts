import { drawIcons } from './draw-icons.ts';

await drawIcons(new URL('../../public/icons/', import.meta.url));
