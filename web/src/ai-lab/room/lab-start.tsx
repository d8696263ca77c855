import { Hand, Image, MessageSquareText, Pencil, ShieldCheck, Table2, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { EarlierProjects } from '../account/earlier-projects.tsx';
import { SavedModels } from '../account/saved-models.tsx';
import { LAB_KINDS, type LabKind, type LabProject, newProject } from '../project/lab-project.ts';
import { eraseProject } from '../project/stored-projects.ts';
import { StartingPointList } from '../starting-points/starting-point-list.tsx';

const ICONS: Record<LabKind, ReactNode> = {
  drawing: <Pencil aria-hidden="true" />,
  hand: <Hand aria-hidden="true" />,
  picture: <Image aria-hidden="true" />,
  text: <MessageSquareText aria-hidden="true" />,
  table: <Table2 aria-hidden="true" />,
};

type Props = {
  projects: readonly LabProject[];
  onOpen: (project: LabProject) => void;
  onStored: () => void;
};

/** The entrance of the lab: kinds of examples to begin with, and what one has begun. */
export function LabStart({ projects, onOpen, onStored }: Props) {
  const { t } = useTranslation('ai-lab');

  function begin(kind: LabKind): void {
    const names = kind === 'table' ? [] : [t(`kinds.${kind}.first`), t(`kinds.${kind}.second`)];
    onOpen(newProject(kind, t(`kinds.${kind}.project`), names));
  }

  return (
    <div className="page-width grid grid-cols-1 gap-10 py-10 sm:py-14">
      <div className="flex items-end justify-between gap-6">
        <PageHeader title={t('title')} intro={t('intro')} />
        <Mascot pose="point" className="h-36 w-auto max-sm:hidden" />
      </div>
      <p className="flex items-start gap-3 rounded-card bg-trail-soft p-4">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-trail" />
        <span>{t('privacy')}</span>
      </p>
      {projects.length === 0 && (
        <p className="flex items-start gap-3">
          <Timer aria-hidden="true" className="size-6 shrink-0 text-trail" />
          <span>
            {t('taster')} <Link to={`${paths.explorables}#doodle-trainer`}>{t('taste')}</Link>
          </span>
        </p>
      )}
      <TitledSection title={t('begin')}>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {LAB_KINDS.map((kind) => (
            <li key={kind} className="grid">
              <Card className="grid grid-rows-[auto_1fr_auto] gap-3 p-5">
                <div className="flex items-center gap-3">
                  <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-trail-soft text-trail [&_svg]:size-6">
                    {ICONS[kind]}
                  </span>
                  <h3 className="text-xl">{t(`kinds.${kind}.title`)}</h3>
                </div>
                <p>{t(`kinds.${kind}.text`)}</p>
                <Button className="justify-self-start" onClick={() => begin(kind)}>
                  {t(`kinds.${kind}.begin`)}
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      </TitledSection>
      {projects.length > 0 && (
        <TitledSection title={t('own')} text={t('own_text')}>
          <ul className="grid grid-cols-1 gap-3">
            {projects.map((project) => (
              <li key={project.id}>
                <Card className="flex flex-wrap items-center gap-3 p-4">
                  <div className="min-w-0 grow">
                    <p className="font-bold [overflow-wrap:anywhere]">{project.name}</p>
                    <p className="text-muted text-sm">
                      {t(`kinds.${project.kind}.title`)}
                      {' · '}
                      {t('collect.count', { count: project.examples.length })}
                    </p>
                  </div>
                  <div className="flex flex-wrap gap-2 max-sm:w-full">
                    <Button variant="secondary" onClick={() => onOpen(project)}>
                      {t('open')}
                    </Button>
                    <ConfirmButton
                      variant="ghost"
                      title={t('erase_title', { name: project.name })}
                      text={t('erase_text')}
                      confirm={t('remove')}
                      cancel={t('cancel')}
                      pending={false}
                      onConfirm={(done) => {
                        void eraseProject(project.id).then(onStored);
                        done();
                      }}
                    >
                      {t('remove')}
                    </ConfirmButton>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <EarlierProjects onTaken={onStored} />
      <SavedModels onOpen={onOpen} />
      <StartingPointList onOpen={onOpen} />
    </div>
  );
}
