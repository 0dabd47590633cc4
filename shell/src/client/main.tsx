import 'shared-contracts/theme.css';
import '@bergauf/build/fonts.css';
import { hydrate } from './hydrate.tsx';
import './fallback-page.css';

hydrate();
