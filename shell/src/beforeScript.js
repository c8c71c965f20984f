// A browser that lets sites keep nothing throws at each use of these: then they last as long as the page.
for (const name of ['localStorage', 'sessionStorage']) {
  try {
    window[name].getItem('');
  } catch {
    const kept = new Map();
    const value = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => kept.set(key, text),
      removeItem: (key) => kept.delete(key),
    };
    Object.defineProperty(window, name, { value });
  }
}

// Runs before the first paint: a prerendered page has the visitors' menu, which is hidden if there is a session.
if (localStorage.getItem('access_token')) document.documentElement.dataset.session = 'stored';

// A prerendered page loads its script after the first paint, so that it doesn't compete with styles and pictures.
// People who are logged in wait for the script, and a hidden page is never painted.
addEventListener('DOMContentLoaded', () => {
  const script = document.getElementById('page-script');
  if (!script) return;
  // A replaced element is no longer in the page: a second call does nothing.
  const start = () => script.replaceWith(document.importNode(script.content, true));
  if (document.documentElement.dataset.session || document.hidden) {
    start();
    return;
  }
  // If nothing is painted after a second, nothing will be.
  addEventListener('load', () => setTimeout(start, 1000));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});

// A form sent before hydration waits for the page's script (screen/Screen.tsx, and late.tsx of the public remote): the
// server doesn't accept forms, and the typed values would be lost.
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    const isTaken = 'ready' in document.documentElement.dataset && !form.closest('[data-late]');
    if (isTaken || !form.closest('#root[data-address]')) return;
    event.preventDefault();
    form.dataset.waits = '';
  },
  true,
);

// Typing cancels the waiting press, so that half a password isn't sent.
addEventListener('input', ({ target }) => delete target.form?.dataset.waits, true);
