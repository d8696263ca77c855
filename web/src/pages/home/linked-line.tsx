import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The addresses that the lines of plans link to, by the name that their texts use. */
const PLACES: Readonly<Record<string, string>> = {
  courses: paths.courses,
  discovery: paths.course('discovery'),
  projects: paths.pythonRoom,
  community: paths.gallery,
  certificates: paths.helpArticle('certificates'),
  help: paths.help,
  mentoring: paths.mentoring,
  live: paths.live,
  developers: paths.developers,
  challenges: paths.challenges,
  portfolio: paths.portfolio,
};

/** A line in which `[words](place)` is a link: the words alone are read. */
export function LinkedLine({ text }: { text: string }) {
  const pieces = text.split(/\[([^\][]+)\]\((\w+)\)/);
  return pieces.map((piece, i) => {
    if (i % 3 === 0) return piece;
    const route = PLACES[pieces[i + 1] ?? ''];
    if (i % 3 === 2 || !route) return null;
    return (
      <Link key={route} to={route} className="text-trail underline underline-offset-4">
        {piece}
      </Link>
    );
  });
}
