import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Gate {
  port: number;
  /** How many connections were refused because the database is starting up, or are being held. */
  waiting: () => number;
  /** Nothing listens on the port. */
  shut: () => Promise<void>;
  /** Every connection gets the error of a PostgreSQL server that is starting or recovering. */
  startUp: () => void;
  /** Connections are accepted but nothing gets through; existing ones are cut. */
  hold: () => void;
  /** Everything gets through, including what was held. */
  open: () => void;
  close: () => Promise<void>;
}

/** A port in front of a server on this machine; open at first. */
export async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  const held = new Set<Socket>();
  let told = 0;
  let take: (socket: Socket) => void = passOn;

  function passOn(socket: Socket): void {
    const further = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [socket, further],
      [further, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    socket.pipe(further).pipe(socket);
  }

  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    take(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of [...sockets, ...held]) socket.destroy();
  };
  const stop = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    cut();
    await closed;
  };
  return {
    port,
    waiting: () => told + held.size,
    shut: stop,
    startUp() {
      take = (socket) =>
        socket.once('data', () => {
          told += 1;
          socket.end(writeRefusal('57P03', 'the database system is starting up'));
        });
      server.listen(port, '127.0.0.1');
    },
    hold() {
      cut();
      take = (socket) => {
        held.add(socket);
        socket.on('close', () => held.delete(socket));
      };
    },
    open() {
      take = passOn;
      if (!server.listening) server.listen(port, '127.0.0.1');
      for (const socket of held) {
        held.delete(socket);
        passOn(socket);
      }
    },
    close: stop,
  };
}

/** An error in PostgreSQL's protocol. */
function writeRefusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
