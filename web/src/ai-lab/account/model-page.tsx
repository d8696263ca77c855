import type { ModelFile } from '@codivia/contract/models/model-file';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { isCameraDocument } from '../camera/camera-document.ts';
import { usesCamera } from '../project/lab-project.ts';
import { ModelView } from './model-view.tsx';

type Props = {
  title: string;
  /** The models, each with the name by which programs load it. */
  models: readonly { name: string; model: ModelFile }[];
  /** Stands below the title: author and notices. */
  head?: ReactNode;
  children?: ReactNode;
};

/** A page that shows models without their examples; no search engine may list it. */
export function ModelPage({ title, models, head, children }: Props) {
  const { t } = useTranslation('ai-lab-account');
  const needsCamera = models.some(({ model }) => usesCamera(model.kind));
  // Only the lab's own document may ask for the camera: whoever came from another page loads it.
  useEffect(() => {
    if (needsCamera && !isCameraDocument()) location.reload();
  }, [needsCamera]);
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 sm:py-10">
      <PageTitle title={title} description={t('shown.noun')} />
      <meta name="robots" content="noindex" />
      <ButtonLink to={paths.aiLab} variant="ghost" size="sm" className="justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('shown.back')}
      </ButtonLink>
      <header className="grid grid-cols-1 justify-items-start gap-3">
        <Badge tone="trail">{t('shown.kind')}</Badge>
        <h1 className="wrap-anywhere text-[clamp(2rem,5vw,3.2rem)]">{title}</h1>
        {head}
      </header>
      {models.map(({ name, model }) => (
        <section key={name} aria-label={name} className="grid grid-cols-1 gap-6">
          <ModelView name={name} model={model} />
        </section>
      ))}
      {children}
    </div>
  );
}
