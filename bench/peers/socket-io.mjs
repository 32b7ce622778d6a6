/** Socket.IO: a move goes to everybody in its room. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { serving } from './serving.mjs';

const http = createServer();
const io = new Server(http, { transports: ['websocket'] });
io.on('connection', (socket) => {
  const room = String(socket.handshake.query.room);
  socket.join(room);
  socket.on('move', (move) => io.to(room).emit('move', move));
});
http.listen(0, '127.0.0.1', () => serving(http.address().port));
