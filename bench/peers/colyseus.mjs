/** Colyseus 0.16 with its defaults: a move goes on as a message, or, with `schema`, into the state that clients follow. */
import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { serving } from './serving.mjs';

class Relay extends Room {
  maxClients = 4;

  onCreate() {
    this.onMessage('move', (_client, move) => this.broadcast('move', move));
  }
}

class Last extends Schema {}
defineTypes(Last, { number: 'number', seat: 'number', tile: 'string' });

class Shared extends Room {
  maxClients = 4;

  onCreate() {
    this.state = Object.assign(new Last(), { number: 0, seat: 0, tile: '' });
    this.onMessage('move', (_client, move) => {
      this.state.number = move.number;
      this.state.seat = move.seat;
      this.state.tile = move.tile;
    });
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('relay', process.argv[2] === 'schema' ? Shared : Relay);
await server.listen(0, '127.0.0.1');
serving(http.address().port);
