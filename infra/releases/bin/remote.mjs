#!/usr/bin/env node
// npm links this file as a command; the program itself is TypeScript.
import { tsImport } from 'tsx/esm/api';

await tsImport('../src/cli/remote.ts', import.meta.url);
