#!/usr/bin/env node
// npm links this file as a command; the program itself is TypeScript.
import { tsImport } from 'tsx/esm/api';

await tsImport('../src/cli/main.ts', import.meta.url);
