import {
  EMBED_FILE,
  isEmbeddedAddress,
  isPlayedAddress,
} from '@codivia/contract/programs/embedded-pages';
import type { Plugin } from 'vite';

/**
 * Serves the pages that other sites embed, and those where works are played, with their own document during
 * development, as the server does.
 */
export function embeddedPages(): Plugin {
  return {
    name: 'codivia-embedded-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { url = '' } = request;
        if (isEmbeddedAddress(url) || isPlayedAddress(url)) request.url = `/${EMBED_FILE}`;
        next();
      });
    },
  };
}
