import { askToUnsubscribe, type CallParams, type Language, unsubscribe } from '@cleaning/contracts';
import { Public, Route } from '@cleaning/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { NoticeChoices } from './notice-choices.service.js';
import type { UnsubscribeQuestion } from './unsubscribe-text.js';

interface Page {
  readonly title: string;
  readonly content: string;
  readonly language?: Language;
}

/** No styles: the site's content security policy allows none in the page. The texts are ours. */
const buildPage = ({ title, content, language = 'en' }: Page): string =>
  `<!doctype html><html lang="${language === 'en' ? 'en-AU' : language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title>
<h1>${title}</h1>${content}</html>`;

const buildQuestionPage = ({ language, title, kind, action }: UnsubscribeQuestion): string =>
  buildPage({ language, title, content: `<p>${kind}</p><form method="post"><button>${action}</button></form>` });

const INVALID_LINK_PAGE = buildPage({
  title: 'This link has expired or was already used',
  content: '<p>Nothing was changed. You can turn emails off under Account.</p><p><a href="/account">Account</a></p>',
});

@Controller()
@Public()
export class UnsubscribeController {
  constructor(private readonly choices: NoticeChoices) {}

  @Route(askToUnsubscribe)
  async ask(@Param() { token }: CallParams<typeof askToUnsubscribe>, @Res() response: Response) {
    const question = await this.choices.buildQuestion(token);
    response
      .status(question ? 200 : 404)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(question ? buildQuestionPage(question) : INVALID_LINK_PAGE);
  }

  @Route(unsubscribe)
  unsubscribe(@Param() { token }: CallParams<typeof unsubscribe>) {
    return this.choices.unsubscribe(token);
  }
}
