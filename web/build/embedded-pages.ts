import { EMBED_FILE, isEmbeddedAddress } from '@codivia/contract/programs/embedded-pages';
import type { Plugin } from 'vite';

/** Serves the pages that other sites embed with their own document during development, as the server does. */
export function embeddedPages(): Plugin {
  return {
    name: 'codivia-embedded-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (isEmbeddedAddress(request.url ?? '')) request.url = `/${EMBED_FILE}`;
        next();
      });
    },
  };
}
