import { chromium } from '@playwright/test';
const [,, out, width='390', ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const c = await b.newContext({ viewport: { width: +width, height: +width < 500 ? 844 : 900 }, locale: 'en-AU', timezoneId: 'Australia/Adelaide', reducedMotion: 'reduce', isMobile: false });
const p = await c.newPage();
const who = process.env.WHO ?? 'admin@gumleaf.example';
await p.goto('http://localhost:8091/login'); 
await p.fill('input[name=email]', who); await p.fill('input[name=password]', 'gumleaf-demo-2026'); await p.keyboard.press('Enter');
await p.waitForURL(u => !u.pathname.startsWith('/login'), { timeout: 60000 });
for (const path of paths) { await p.goto('http://localhost:8091' + path); await p.waitForTimeout(4000); 
 await p.screenshot({ path: `${out}-${path.replace(/[^a-z0-9]+/gi,'_')}-${width}.png`, fullPage: process.env.FULL==='1' }); }
await b.close();
