import '../training/gallery/gallery-texts.ts';

/** The pages of published projects; each is fetched when it is first visited. */
export const galleryPages = {
  publish: async () => (await import('./publish/publish-page.tsx')).PublishPage,
  published: async () =>
    (await import('./published-project/published-project-page.tsx')).PublishedProjectPage,
};
