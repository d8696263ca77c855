import type { ProjectSummary } from '@codivia/contract/projects';
import {
  type OwnPublishedProject,
  type PersonalDataAnswer,
  PUBLISHED_DESCRIPTION_MAX_LENGTH,
  PUBLISHED_TITLE_MAX_LENGTH,
} from '@codivia/contract/published-projects';
import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Findings } from './findings.tsx';
import { usePublish } from './published-projects.api.ts';

/** What the server has found, where that is why it did not publish; with the revision only where that can be accepted. */
type Found = Pick<PersonalDataAnswer, 'findings'> & Partial<PersonalDataAnswer>;

function personalDataIn(error: unknown): Found | null {
  if (!(error instanceof ApiError)) return null;
  const isFound = ['personal_data_found', 'published_contact_refused'].includes(error.code);
  return isFound ? (error.answer as Found) : null;
}

/** A refusal that stays in sight: it names another project, and says what can be done. */
const isCopy = (error: unknown) =>
  error instanceof ApiError && error.code === 'published_copy_hidden';

type Props = {
  project: ProjectSummary;
  published: OwnPublishedProject | undefined;
  onPublished: (stored: OwnPublishedProject) => void;
};

/** Asks for title and description, and publishes the project as it is in the account. */
export function PublishForm({ project, published, onPublished }: Props) {
  const { t } = useTranslation('gallery');
  const language = useLanguage();
  const publish = usePublish(project.id);
  const [title, setTitle] = useState(published?.title ?? project.name);
  const [description, setDescription] = useState(published?.description ?? '');
  const [wrong, setWrong] = useState(false);
  const found = personalDataIn(publish.error);
  const acceptable = found?.revision;

  function send(accepted_revision: number | null): void {
    const missing = title.trim() === '';
    setWrong(missing);
    if (missing || publish.isPending) return;
    publish.mutate(
      { title, description, accepted_revision },
      {
        onSuccess: (stored) => {
          onPublished(stored);
          toast.success(t('publish.published', { title: stored.title }));
        },
        onError: (error) => {
          if (!personalDataIn(error) && !isCopy(error)) toast.error(messageFor(error, language));
        },
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(null);
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-3xl grid-cols-1 gap-5">
      <Input
        label={t('publish.title')}
        value={title}
        onChange={({ target }) => {
          setTitle(target.value);
          setWrong(false);
        }}
        error={wrong ? t('publish.needs_title') : undefined}
        maxLength={PUBLISHED_TITLE_MAX_LENGTH}
        autoComplete="off"
        required
      />
      <Textarea
        label={t('publish.description')}
        hint={t('publish.description_hint', { max: PUBLISHED_DESCRIPTION_MAX_LENGTH })}
        value={description}
        rows={4}
        maxLength={PUBLISHED_DESCRIPTION_MAX_LENGTH}
        onChange={({ target }) => setDescription(target.value)}
      />
      <p>{t('publish.public')}</p>
      {isCopy(publish.error) && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3">
          {messageFor(publish.error, language)}
        </p>
      )}
      {found && (
        <Findings
          findings={found.findings}
          room={paths.project(project.kind, project.id)}
          busy={publish.isPending}
          onAccept={acceptable === undefined ? undefined : () => send(acceptable)}
        />
      )}
      {acceptable === undefined && (
        <Button type="submit" className="justify-self-start" loading={publish.isPending}>
          {t(published ? 'publish.again' : 'publish.submit')}
        </Button>
      )}
    </form>
  );
}
