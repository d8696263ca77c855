import { p5Frame, webFrame } from '@codivia/runners/preview/frame-addresses';
import { useState } from 'react';
import { useSiteConfig } from '../../lib/site-config.ts';

const FRAMES = { web: webFrame, game: p5Frame };

/**
 * Loads the document of previews once, out of sight: no service worker may serve it, so it is the
 * browser's own cache that keeps it, with what it needs, for times without network.
 */
export function KeptPreview({ room }: { room: keyof typeof FRAMES }) {
  const { data } = useSiteConfig();
  const [loaded, setLoaded] = useState(false);
  if (!data || loaded) return null;
  return (
    <iframe
      hidden
      title="Preview"
      sandbox="allow-scripts"
      src={data.runner_origin + FRAMES[room]}
      onLoad={() => setLoaded(true)}
    />
  );
}
