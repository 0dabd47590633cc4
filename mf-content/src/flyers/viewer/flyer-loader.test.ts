import { type ApiServer, json, startApiServer } from 'shared-contracts/../src/api/api-server-for-tests.ts';
