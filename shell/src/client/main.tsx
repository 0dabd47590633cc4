import 'shared-contracts/theme.css';
import '../app/fonts.css';
import { start } from './start.tsx';

start();
