import { runAudit } from './audit.ts';

runAudit();
