import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createSmtpTransport } from './transport.ts';

it('an email to a server that responds in time at each step but never finishes is given up', async () => {
  const sockets: Socket[] = [];
  const slow = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    // A line of the response to EHLO after another, each long before the limit for a response.
    const lines = setInterval(() => socket.write('250-SIZE\r\n'), 20);
    socket.on('close', () => clearInterval(lines));
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    slow.close();
  });
  const { port } = slow.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'service@bergauf.example', 300);
  onTestFinished(() => transport.close());
  const mail = { to: 'anna@example.at', subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' };
  await expect(transport.send(mail, 1)).rejects.toMatchObject({ name: 'AbortError' });
});
