// Imported by each service first: a launcher that was killed cannot end its services, which would keep the ports.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

// Worker threads inherit the option that imports this file.
if (isMainThread) {
  // A pipe without data. The operating system closes it when the launcher ends for any reason.
  const launcher = new Socket({ fd: 3 });
  launcher.on('error', () => undefined);
  launcher.on('close', () => process.kill(process.pid, 'SIGTERM'));
  launcher.resume().unref();
}
