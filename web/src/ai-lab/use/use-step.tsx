import { Download, FileInput } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { saveText } from '../../lib/save-file.ts';
import { keepFiles } from '../../training/files/file-store.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import type { LabProject } from '../project/lab-project.ts';
import type { Trained } from '../training/use-training.ts';
import { exampleProgram } from './example-program.ts';
import { modelFileName } from './file-name.ts';

type Props = { project: LabProject; trained: Trained };

/** The last step: the model becomes a file beside programs. */
export function UseStep({ project, trained }: Props) {
  const { t, language } = useTranslation('ai-lab');
  const [kept, setKept] = useState(false);
  const name = modelFileName(project.name);
  const text = JSON.stringify(trained.model);

  async function put(): Promise<void> {
    const content = new TextEncoder().encode(text);
    await keepFiles('python', [{ name, format: 'text', content }]);
    setKept(true);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <h3 className="text-xl">{t('use.python')}</h3>
        <p>{t('use.python_text', { name })}</p>
        <pre
          className="wrap-anywhere whitespace-pre-wrap rounded-card bg-night p-4 text-on-night text-sm"
          lang="en"
        >
          <code>{exampleProgram(project, trained.model, language)}</code>
        </pre>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void put()}>
            <FileInput aria-hidden="true" className="size-5" />
            {t('use.put')}
          </Button>
          {kept && (
            <ButtonLink to={paths.pythonRoom} variant="secondary">
              {t('use.open')}
            </ButtonLink>
          )}
        </div>
        <p role="status">{kept && t('use.kept', { name })}</p>
      </Card>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <h3 className="text-xl">{t('use.file')}</h3>
        <p>{t('use.file_text')}</p>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => saveText(text, name, 'application/json')}
        >
          <Download aria-hidden="true" className="size-5" />
          {t('use.download')}
        </Button>
      </Card>
    </div>
  );
}
