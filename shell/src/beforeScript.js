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

// Runs before the first paint: a prerendered page has the visitors' menu, which is hidden when there is a session.
if (localStorage.getItem('access_token')) document.documentElement.dataset.session = 'stored';

// A prerendered page asks for its script once it is painted: there it does not compete with styles and pictures. Who is logged in waits for it,
// and a page that nobody sees is not painted.
addEventListener('DOMContentLoaded', () => {
  const script = document.getElementById('page-script');
  if (!script) return;
  // What has been replaced is not in the page any more: a second call changes nothing.
  const start = () => script.replaceWith(document.importNode(script.content, true));
  if (document.documentElement.dataset.session || document.hidden) {
    start();
    return;
  }
  // What a second later is not painted will not be.
  addEventListener('load', () => setTimeout(start, 1000));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});

// A form of a prerendered page that is sent before the page's script has taken it over waits for it (screen/Screen.tsx, and late.tsx of the
// public remote): the server takes no form, and what was typed would be gone.
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

// What is typed afterwards belongs to the next press: half a password is not sent.
addEventListener('input', ({ target }) => delete target.form?.dataset.waits, true);
