/** Raw ws: a move goes to the four sockets of its room as it came; with `views`, as four different views of 1.3 KB. */
import { WebSocketServer } from 'ws';
import { serving } from './serving.mjs';

const sendsViews = process.argv[2] === 'views';
const filler = 'x'.repeat(1_200);
/** @type {Map<string, import('ws').WebSocket[]>} */
const rooms = new Map();

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const room = request.url ?? '';
  const sockets = rooms.get(room) ?? [];
  rooms.set(room, [...sockets, socket]);
  socket.on('message', (data) => {
    const text = String(data);
    const move = JSON.parse(text);
    for (const [seat, each] of (rooms.get(room) ?? []).entries()) {
      each.send(sendsViews ? view(move, seat) : text);
    }
  });
});
server.on('listening', () => serving(server.address().port));

function view(move, seat) {
  return JSON.stringify({ type: 'update', seat, move, hand: `${filler}${seat}` });
}
