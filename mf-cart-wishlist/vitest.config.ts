import { frontendTests } from '@bergauf/test-kit/vitest';

export default frontendTests();
