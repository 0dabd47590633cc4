import { takeOverlayParameter } from './overlay-parameter.ts';
import { startPage } from './start-page.ts';

startPage(takeOverlayParameter);
