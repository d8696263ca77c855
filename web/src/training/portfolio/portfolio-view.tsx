import {
  PORTFOLIO_COLORS,
  type Portfolio,
  type PortfolioCertificate,
  type PortfolioProject,
} from '@codivia/contract/api/portfolio';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PublishedThumbnail } from '../thumbnails/published-thumbnail.tsx';

type Level = 'h1' | 'h3';

function Project({ project, heading }: { project: PortfolioProject; heading: Level }) {
  const { t } = useTranslation('portfolio');
  const { id, title, description, kind, thumbnail } = project;
  const Heading = heading === 'h1' ? 'h3' : 'h5';
  return (
    <Card className="grid content-start justify-items-start gap-3 p-5">
      <PublishedThumbnail kind={kind} thumbnail={thumbnail} />
      <Badge tone="trail">{t(`view.kinds.${kind}`)}</Badge>
      <Heading className="wrap-anywhere font-bold font-display text-xl">
        <Link to={paths.publishedProject(id)} className="text-trail underline underline-offset-4">
          {title}
        </Link>
      </Heading>
      {description && (
        <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-muted">{description}</p>
      )}
    </Card>
  );
}

function Certificate({
  certificate,
  heading,
}: {
  certificate: PortfolioCertificate;
  heading: Level;
}) {
  const { t, language } = useTranslation('portfolio');
  const { subject, course_title, course_title_fr, kind, completion_date } = certificate;
  const Heading = heading === 'h1' ? 'h3' : 'h5';
  return (
    <Card className="grid grid-cols-[auto_1fr] gap-4 p-5">
      <Award aria-hidden="true" className="size-8 text-trail" />
      <div className="grid min-w-0 gap-1">
        <Heading className="wrap-anywhere font-bold font-display text-xl">
          {localizedTitle({ title: course_title, title_fr: course_title_fr }, language)}
        </Heading>
        <p>
          {t(`view.${kind}`)}
          {subject === 'path' && ` · ${t('view.path')}`}
        </p>
        <p className="text-muted text-sm">
          {t('view.earned', { date: formatDate(completion_date, language) })}
        </p>
      </div>
    </Card>
  );
}

function Part({
  title,
  heading,
  children,
}: {
  title: string;
  heading: Level;
  children: ReactNode;
}) {
  const Heading = heading === 'h1' ? 'h2' : 'h4';
  return (
    <section className="grid gap-4">
      <Heading className="text-2xl">{title}</Heading>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** A portfolio as others see it. Its headings begin with h1 on its page, with h3 in the preview. */
export function PortfolioView({
  portfolio,
  heading = 'h1',
}: {
  portfolio: Portfolio;
  heading?: Level;
}) {
  const { t } = useTranslation('portfolio');
  const { handle, color, line, projects, certificates } = portfolio;
  const Heading = heading;
  return (
    <article className="grid gap-8">
      <header
        className="grid gap-3 rounded-[2rem] p-7 text-white sm:p-10"
        style={{ backgroundColor: PORTFOLIO_COLORS[color] }}
      >
        <Heading className="wrap-anywhere text-[clamp(2rem,6vw,3.4rem)]">{handle}</Heading>
        {line && <p className="wrap-anywhere max-w-3xl text-lg sm:text-xl">{line}</p>}
        <p className="text-sm">{t('view.made_by')}</p>
      </header>
      {projects.length > 0 && (
        <Part title={t('view.projects')} heading={heading}>
          {projects.map((project) => (
            <Project key={project.id} project={project} heading={heading} />
          ))}
        </Part>
      )}
      {certificates.length > 0 && (
        <Part title={t('view.certificates')} heading={heading}>
          {certificates.map((certificate) => (
            <Certificate
              key={certificate.course_title + certificate.completion_date}
              certificate={certificate}
              heading={heading}
            />
          ))}
        </Part>
      )}
      {projects.length + certificates.length === 0 && <p>{t('view.empty')}</p>}
    </article>
  );
}
