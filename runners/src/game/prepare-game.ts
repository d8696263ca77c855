import { fetchAlive } from '../fetch-alive.ts';
import { isScript } from '../files/program-file.ts';
import { pageScripts } from '../files/worker-scripts.ts';
import { prepareFiles } from '../preview/prepare-files.ts';
import type { Prepared } from '../preview/preview.ts';
import type { PreviewProgram } from '../preview/preview-program.ts';
import { type PreparedSketch, prepareSketch } from './prepare-sketch.ts';
import { usesSound } from './uses-sound.ts';

async function soundFor(code: string): Promise<{ sound?: string }> {
  if (!usesSound(code)) return {};
  const { default: address } = await import('p5/lib/addons/p5.sound.min.js?url');
  const answer = await fetchAlive(address);
  if (!answer.ok) throw new Error(`p5.sound did not come: ${answer.status}`);
  return { sound: await answer.text() };
}

/** Makes a sketch ready with the files of its project, and with p5.sound where it uses that. */
export async function prepareGame(program: PreviewProgram): Promise<Prepared<PreparedSketch>> {
  const { message, problems, hints = [] } = prepareSketch(program.files);
  const besideFiles = await program.beside;
  if (!besideFiles) return { message, problems, hints };
  const { files, problems: more } = await prepareFiles(besideFiles);
  const scripts = besideFiles.filter(isScript).map(({ name }) => name);
  const codes = files.filter(({ name }) => scripts.includes(name)).map(({ data }) => data.text());
  const all = [program.files['sketch.js'] ?? '', ...(await Promise.all(codes))];
  const code = all.join('\n');
  return {
    message: { ...message, files, scripts: pageScripts(scripts, all), ...(await soundFor(code)) },
    problems: [...problems, ...more],
    hints,
  };
}
