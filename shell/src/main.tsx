import { BrowserRouter, createQueryClient, QueryClientProvider, SessionProvider } from '@cleaning/ui/app';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { loadRoutes } from './remote/load-routes';
import { routeOf } from './routing/route-table';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// The address tells the remote: it loads while the session is checked.
const route = routeOf(location.pathname);
if (route) loadRoutes(route.remote);

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter useTransitions={false}>
        <SessionProvider>
          <App />
        </SessionProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
