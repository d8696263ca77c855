import type { ProjectSummary } from '@codivia/contract/api/projects';
import {
  type OwnPublishedProject,
  PUBLISHED_DESCRIPTION_MAX_LENGTH,
  PUBLISHED_TITLE_MAX_LENGTH,
} from '@codivia/contract/api/published-projects';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Findings, personalDataIn, useTakeOut } from '../sharing/findings.tsx';
import { usePublish } from './published-projects.api.ts';

/** A refusal that stays visible: it names another project, and explains what can be done. */
const isCopy = (error: unknown) =>
  error instanceof ApiError && error.code === 'published_copy_hidden';

type Props = {
  project: ProjectSummary;
  published: OwnPublishedProject | undefined;
  onPublished: (stored: OwnPublishedProject) => void;
};

/** Asks for title and description, and publishes the project as it is in the account. */
export function PublishForm({ project, published, onPublished }: Props) {
  const { t, language } = useTranslation('gallery');
  const takeOut = useTakeOut();
  const publish = usePublish(project.id);
  const [title, setTitle] = useState(published?.title ?? project.name);
  const [description, setDescription] = useState(published?.description ?? '');
  const [wrong, setWrong] = useState(false);
  const found = personalDataIn(publish.error);
  const acceptable = found?.revision;
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);

  /** Returns the instruction what to remove from a field, until the field changes. */
  function refusedIn(field: 'title' | 'description'): string | undefined {
    if (acceptable !== undefined || changed.includes(field)) return undefined;
    const finding = found?.findings.find(({ place }) => place === field);
    return finding && takeOut(finding.kind);
  }

  function send(accepted_revision: number | null): void {
    const missing = title.trim() === '';
    setWrong(missing);
    if (missing || publish.isPending) return;
    setChanged([]);
    publish.mutate(
      { title, description, accepted_revision },
      {
        onSuccess: (stored) => {
          onPublished(stored);
          toast.success(t('publish.published', { title: stored.title }));
        },
        onError: (error) => {
          if (!personalDataIn(error) && !isCopy(error)) toast.error(messageFor(error, language));
          // Moves the focus to the refused field, once it is marked; without one, the findings have the focus.
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
          );
        },
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(null);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-3xl grid-cols-1 gap-5">
      <Input
        label={t('publish.title')}
        value={title}
        onChange={({ target }) => {
          setTitle(target.value);
          setWrong(false);
          setChanged([...changed, 'title']);
        }}
        error={wrong ? t('publish.needs_title') : refusedIn('title')}
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
        onChange={({ target }) => {
          setDescription(target.value);
          setChanged([...changed, 'description']);
        }}
        error={refusedIn('description')}
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
