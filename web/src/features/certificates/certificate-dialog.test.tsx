import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { stubCanvas, type Written } from '../../test/canvas.ts';
import { certificate, pathCertificate, SITE } from '../../test/certificate.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';

const ADDRESS = 'https://codivia.example/certificate/CV-7Q2M0X9KTR4B8ZW1E5HN';
let written: Written[];

function Opened() {
  const [open, setOpen] = useState(true);
  return <CertificateDialog courseId="discovery" open={open} onOpenChange={setOpen} />;
}

beforeEach(() => {
  signInAs();
  written = stubCanvas();
});

it('shows the certificate in the reader’s language, and says all of it', async () => {
  mockApi({
    'GET /user/courses/discovery/certificate': () => certificate(),
    'GET /config': () => SITE,
  });
  renderPage(<Opened />, { language: 'fr' });
  const dialog = await screen.findByRole('dialog', { name: 'Ton certificat' });
  const picture = await screen.findByRole('img');
  expect(dialog).toContainElement(picture);
  for (const said of ['Léa Martin', 'Découverte', '10 leçons terminées', '130 XP gagnés']) {
    expect(picture).toHaveAccessibleName(expect.stringContaining(said));
  }
  expect(picture).toHaveAccessibleName(expect.stringContaining('20 novembre 2026'));
  expect(picture).toHaveAccessibleName(expect.stringContaining(ADDRESS));
  expect(picture).toHaveAttribute('src', 'blob:picture');
  expect(written.map(({ text }) => text)).toContain('Certificat de réussite simple');
  expect(screen.getByRole('link', { name: /Page publique/ })).toHaveAttribute(
    'href',
    '/certificate/CV-7Q2M0X9KTR4B8ZW1E5HN',
  );
});

it('says that the member has the certificate of a path with this course too', async () => {
  mockApi({
    'GET /user/courses/discovery/certificate': () => certificate(),
    'GET /user/certificates': () => [
      pathCertificate(),
      pathCertificate({ certificate_id: 'CV-OTHER', path_courses: [] }),
      certificate(),
    ],
    'GET /config': () => SITE,
  });
  renderPage(<Opened />);
  expect(await screen.findByText('You’ve also earned the certificate of a path:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/path/games');
});

it('saves it under the names of course and member', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  mockApi({
    'GET /user/courses/discovery/certificate': () => certificate(),
    'GET /config': () => SITE,
  });
  const { user } = renderPage(<Opened />);
  await user.click(await screen.findByRole('button', { name: 'Download (PNG)' }));
  expect(await screen.findByText('Your certificate has been saved as a picture.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/Sharing is not possible here/)).toBeVisible();
  expect(saved).toEqual(['codivia-discovery-lea-martin.png', 'codivia-discovery-lea-martin.png']);
});

it('says that it could not be loaded, and tries again', async () => {
  let broken = true;
  mockApi({
    'GET /user/courses/discovery/certificate': () => {
      if (broken) throw new Refused(500);
      return certificate();
    },
    'GET /config': () => SITE,
  });
  const { user } = renderPage(<Opened />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The certificate could not be loaded');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img')).toBeInTheDocument();
});

it('says that it could not be loaded when it cannot be drawn', async () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  mockApi({
    'GET /user/courses/discovery/certificate': () => certificate(),
    'GET /config': () => SITE,
  });
  const { user } = renderPage(<Opened />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The certificate could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Download (PNG)' }));
  await waitFor(() =>
    expect(screen.getAllByText('The certificate could not be loaded')).toHaveLength(2),
  );
});

it('says that the course comes first', async () => {
  mockApi({
    'GET /user/courses/discovery/certificate': () => {
      throw new Refused(403, { fr: 'Cours non terminé', en: 'Course not completed' });
    },
  });
  renderPage(<Opened />);
  const text = 'This certificate is waiting for you at the end of the course.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('closes', async () => {
  mockApi({
    'GET /user/courses/discovery/certificate': () => certificate(),
    'GET /config': () => SITE,
  });
  const { user } = renderPage(<Opened />);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('fetches nothing while it is closed', async () => {
  const calls = mockApi({});
  renderPage(
    <CertificateDialog courseId="discovery" open={false} onOpenChange={() => undefined} />,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
