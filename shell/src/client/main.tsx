import 'shared-contracts/theme.css';
import '@bergauf/build/fonts.css';
import { start } from './start.tsx';
import './bare-page.css';

start();
