/** Serves the built web app: files, the page itself, and the page again for every address inside the app. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { indexPage } from './index-page.ts';

interface WebFiles {
  /** The folder that holds the built web app. */
  readonly webRoot: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
}

/** Paths below the base path that never belong to the app's own addresses. */
const notPages = /^(assets|api|ws)(\/|$)/;
/** What Vite puts into assets/: the name holds a hash of the content, which therefore never changes. */
const hashedAsset = /^assets[/\\].*-[\w-]{8}\.\w+(\.br|\.gz)?$/;

/** Adds the web app to a scope whose prefix is the base path. */
export async function serveWebFiles(scope: FastifyInstance, { webRoot, basePath }: WebFiles): Promise<void> {
  const page = indexPage(await readFile(path.join(webRoot, 'index.html'), 'utf8'), basePath);

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache').header('etag', page.etag);
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(page.etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page.html);
  };

  scope.get('/', { prefixTrailingSlash: 'slash' }, sendPage);
  scope.get('/index.html', sendPage);
  await scope.register(fastifyStatic, {
    root: webRoot,
    index: false,
    cacheControl: false,
    // the build lays .br and .gz beside the files
    preCompressed: true,
    setHeaders: (response, file) => setCaching(response, path.relative(webRoot, file)),
  });
  scope.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request, basePath)) return sendPage(request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });
}

function setCaching(response: SetHeadersResponse, file: string): void {
  // a cache between must not hand a compressed copy to whoever can't read it
  response.setHeader('vary', 'accept-encoding');
  response.setHeader(
    'cache-control',
    hashedAsset.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/** Whether a browser is opening an address of the app, rather than fetching a file that isn't there. */
function isPageRequest(request: FastifyRequest, basePath: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const inside = (request.url.split('?')[0] ?? '').slice(basePath.length);
  const lastPart = inside.slice(inside.lastIndexOf('/') + 1);
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  return wantsPage && !notPages.test(inside) && !lastPart.includes('.');
}
