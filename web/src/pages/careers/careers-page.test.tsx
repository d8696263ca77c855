import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { CareersPage } from './careers-page.tsx';

const card = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('li') as HTMLElement);

describe('the list of careers', () => {
  it('shows the six careers in order', () => {
    renderPage(<CareersPage />);
    const links = screen.getAllByRole('link', { name: /^Learn more/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/careers/web-developer',
      '/careers/ai-engineer',
      '/careers/cybersecurity',
      '/careers/game-developer',
      '/careers/data-scientist',
      '/careers/mobile-developer',
    ]);
    expect(document.title).toBe('Careers in tech · Codivia');
  });

  it('says of each its salary, difficulty, demand and first skills', () => {
    renderPage(<CareersPage />);
    const data = card('Data scientist');
    expect(data.getByText('€40k-90k')).toBeVisible();
    expect(data.getByText('Advanced')).toBeVisible();
    expect(data.getByText('High demand')).toBeVisible();
    const skills = within(data.getByRole('list', { name: 'Skills' }));
    expect(skills.getAllByRole('listitem').map((skill) => skill.textContent)).toEqual([
      'Python',
      'R',
      'SQL',
      '+1515 more skills',
    ]);
    expect(card('AI engineer').getByText('Very high demand')).toBeVisible();
    expect(card('Game developer').getByText('Medium demand')).toBeVisible();
  });

  it('leads on to the courses and to an account', () => {
    renderPage(<CareersPage />);
    expect(screen.getByRole('link', { name: 'See the courses' })).toHaveAttribute(
      'href',
      '/courses',
    );
    expect(screen.getByRole('link', { name: 'Log in or sign up' })).toHaveAttribute(
      'href',
      '/auth',
    );
  });

  it('speaks French', () => {
    renderPage(<CareersPage />, { language: 'fr' });
    const web = card('Développeur web');
    expect(web.getByText('35k-80k €')).toBeVisible();
    expect(web.getByText('Forte demande')).toBeVisible();
    expect(web.getByRole('link', { name: 'En savoir plus: Développeur web' })).toBeVisible();
  });
});
