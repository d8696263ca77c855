import { build, type Plugin } from 'vite';

/**
 * Bundles a script of ours and all its imports, in one piece that is no module.
 *
 * @param entry absolute path of the file
 * @param define names that are in it for values of the build, as code
 * @param plugins that bring modules which are made by the build
 */
export async function bundleScript(
  entry: string,
  define: Record<string, string> = {},
  plugins: Plugin[] = [],
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    plugins,
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'codiviaScript', fileName: 'script' },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code;
}
