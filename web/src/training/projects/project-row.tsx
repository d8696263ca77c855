import type { ProjectSummary } from '@codivia/contract/api/projects';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { freeName } from '../../lib/free-name.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NameForm } from './name-form.tsx';
import { useDeleteProject, useDuplicateProject, useRenameProject } from './projects.api.ts';
import { deleteWorkData } from './work-data.ts';

type IconProps = {
  label: string;
  of: string;
  icon: ReactNode;
  busy?: boolean;
  onClick: () => void;
};

function IconButton({ label, of, icon, busy = false, onClick }: IconProps) {
  const { t } = useTranslation('projects');
  return (
    <Button
      variant="ghost"
      size="sm"
      className="min-h-11 min-w-11 px-2 [&_svg]:size-5"
      aria-label={t('list.action_of', { action: label, name: of })}
      title={label}
      loading={busy}
      onClick={onClick}
    >
      {icon}
    </Button>
  );
}

type Props = {
  project: ProjectSummary;
  /** The names of all projects. */
  names: readonly string[];
  /** Tells whether it is the one in the room. */
  current: boolean;
  onOpen: () => void;
  onDeleted: () => void;
};

/** A project of the list, which can be opened, renamed, duplicated and deleted. */
export function ProjectRow({ project, names, current, onOpen, onDeleted }: Props) {
  const { id, name, kind } = project;
  const { t, language } = useTranslation('projects');
  const [asking, setAsking] = useState<'name' | 'deletion' | null>(null);
  const rename = useRenameProject();
  const duplicate = useDuplicateProject();
  const remove = useDeleteProject();

  function copy(): void {
    const copied = freeName(t('list.copy_of', { name }), names);
    const onSuccess = () => toast.success(t('list.duplicated', { name: copied }));
    if (!duplicate.isPending) duplicate.mutate({ id, name: copied }, { onSuccess });
  }

  function discard(): void {
    const onSuccess = () => {
      toast.success(t('list.deleted', { name }));
      onDeleted();
      void deleteWorkData(kind, id);
    };
    remove.mutate(id, { onSuccess });
  }

  if (asking === 'name') {
    const onSuccess = () => setAsking(null);
    return (
      <NameForm
        label={t('list.new_name', { name })}
        submit={t('list.save_name')}
        start={name}
        busy={rename.isPending}
        onName={(newName) => rename.mutate({ id, name: newName }, { onSuccess })}
        onCancel={() => setAsking(null)}
      />
    );
  }
  if (asking === 'deletion') {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
        <p className="break-words font-bold">{t('list.confirm', { name })}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" size="sm" loading={remove.isPending} onClick={discard}>
            {t('list.confirm_yes')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsking(null)}>
            {t('list.confirm_no')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-44">
        <p className="break-words font-bold">{name}</p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          <Badge>{t(`kinds.${kind}`)}</Badge>
          {t('list.changed', { time: formatTimeAgo(project.updated_at, language) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-0.5">
        {current ? (
          <Badge tone="trail">{t('list.opened')}</Badge>
        ) : (
          <ButtonLink to={paths.project(kind, id)} size="sm" variant="secondary" onClick={onOpen}>
            {t('list.open')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
        )}
        <IconButton
          label={t('list.rename')}
          of={name}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setAsking('name')}
        />
        <IconButton
          label={t('list.duplicate')}
          of={name}
          icon={<Copy aria-hidden="true" />}
          busy={duplicate.isPending}
          onClick={copy}
        />
        <ButtonLink
          to={paths.publish(id)}
          variant="ghost"
          size="sm"
          className="min-h-11 px-2"
          aria-label={t('list.action_of', { action: t('list.publish'), name })}
          onClick={onOpen}
        >
          {t('list.publish')}
        </ButtonLink>
        <IconButton
          label={t('list.delete')}
          of={name}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setAsking('deletion')}
        />
      </div>
    </div>
  );
}
