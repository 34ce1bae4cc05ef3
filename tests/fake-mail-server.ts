import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * A mail server that stores what it receives, refuses one address, and answers some commands as the test
 * says, or never.
 */
export async function startMailServer(answers: Record<string, string> = {}) {
  const letters: string[] = [];
  const commands: string[] = [];
  const talk = (socket: Socket) => {
    let data: string[] | null = null;
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (data) {
        if (line !== '.') return void data.push(line.replace(/^\.\./, '.'));
        letters.push(data.join('\n'));
        data = null;
        return answer(socket, answers['.'] ?? '250 kept');
      }
      commands.push(line);
      const wanted = Object.entries(answers).find(([command]) => line.startsWith(command))?.[1];
      if (wanted !== undefined) return answer(socket, wanted);
      if (line.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
      else if (line.includes('nobody@')) socket.write('550 unknown\r\n');
      else if (line === 'DATA') {
        data = [];
        socket.write('354 go on\r\n');
      } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
    });
  };
  const listener = createServer(talk).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  return { port, letters, commands, close: () => listener.close() };
}

function answer(socket: Socket, line: string): void {
  if (line !== '') socket.write(`${line}\r\n`);
}
