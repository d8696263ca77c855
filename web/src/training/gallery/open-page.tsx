import type { OwnPublishedProject } from '@codivia/contract/api/published-projects';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { EmbedSnippet } from '../../code/tools/sharing/embed-snippet.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { useClosePublished } from './published-projects.api.ts';

type Props = { published: OwnPublishedProject /** The project has moved on. */; older: boolean };

/** Shows the address of a project's page, with the button that closes it at once. */
export function OpenPage({ published, older }: Props) {
  const { t } = useTranslation('gallery');
  const close = useClosePublished();
  const [copied, setCopied] = useState(false);
  const path = paths.publishedProject(published.id);
  const address = new URL(path, location.origin).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      toast.error(t('publish.copy_failed'));
    }
  }

  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6">
      <h2 className="text-2xl">{t('publish.is_open')}</h2>
      {published.state === 'open' && <p>{t(older ? 'publish.older' : 'publish.is_open_text')}</p>}
      {published.in_gallery && (
        <p className="flex items-center gap-2 font-bold">
          <Star aria-hidden="true" className="size-5 shrink-0 text-joy" />
          {t('publish.in_gallery')}
        </p>
      )}
      <Input
        label={t('publish.address')}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      {published.state === 'open' && <EmbedSnippet address={path} title={published.title} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path}>{t('publish.see')}</ButtonLink>
        {published.in_gallery && (
          <ButtonLink variant="secondary" to={paths.gallery}>
            {t('publish.see_gallery')}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          {t(copied ? 'publish.copied' : 'publish.copy')}
        </Button>
        <Button
          variant="danger"
          loading={close.isPending}
          onClick={() =>
            close.mutate(published.id, {
              onSuccess: () => toast.success(t('publish.closed')),
            })
          }
        >
          {t('publish.close')}
        </Button>
      </div>
    </Card>
  );
}
