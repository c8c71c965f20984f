import { askToUnsubscribe, type CallParams, unsubscribe } from '@cleaning/contracts';
import { Public, Route } from '@cleaning/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { NoticeChoices } from './notice-choices.service.js';

/** Without styles: the site's policy of content allows none in the page. The texts are ours. */
const buildPage = (title: string, content: string): string => `<!doctype html><html lang="en-AU"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Email settings</title>
<h1>${title}</h1>${content}</html>`;

const buildQuestionPage = (label: string): string =>
  buildPage('Turn off these emails?', `<p>${label}</p><form method="post"><button>Turn off</button></form>`);

const INVALID_LINK_PAGE = buildPage(
  'This link has expired or was already used',
  '<p>Nothing was changed. You can turn emails off under Account.</p><p><a href="/account">Account</a></p>',
);

@Controller()
@Public()
export class UnsubscribeController {
  constructor(private readonly choices: NoticeChoices) {}

  @Route(askToUnsubscribe)
  ask(@Param() { token }: CallParams<typeof askToUnsubscribe>, @Res() response: Response) {
    const label = this.choices.getLabel(token);
    response
      .status(label === undefined ? 404 : 200)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(label === undefined ? INVALID_LINK_PAGE : buildQuestionPage(label));
  }

  @Route(unsubscribe)
  unsubscribe(@Param() { token }: CallParams<typeof unsubscribe>) {
    return this.choices.unsubscribe(token);
  }
}
