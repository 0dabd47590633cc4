// Loaded into each service before it begins: a launcher that was killed cannot end its services, and they would keep the ports.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

// Workers get the same options of Node.
if (isMainThread) {
  // Nothing is ever said on it. The system closes it when the launcher is gone, however it went.
  const launcher = new Socket({ fd: 3 });
  launcher.on('error', () => undefined);
  launcher.on('close', () => process.kill(process.pid, 'SIGTERM'));
  launcher.resume().unref();
}
