/** How the web page is built: every address in it is relative, so that it can be served under any path. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    // the gallery is a page of its own beside the app, for tests and for looking at
    ...(mode === 'gallery'
      ? {
          outDir: 'dist-gallery',
          rolldownOptions: { input: new URL('gallery.html', import.meta.url).pathname },
        }
      : {}),
  },
  worker: { format: 'es' },
}));
