import type { SiteProof } from './site-proof.js';

// Apart from the schemas: the start page reads it, and loads no schemas.

/** Working days to a quote, until the owner says something else. */
export const FIRST_PROMISE_DAYS = 2;

/** Postcodes of the areas that the website has pages about: where the company works until it says something else. */
const FIRST_POSTCODES =
  '5000 5006 5007 5008 5009 5010 5011 5012 5013 5014 5015 5016 5017 5018 5019 5020 5021 5022 5023 5024 5025 5031 5032 5033 5034 5035 5037 5038 5039 5040 5041 5042 5043 5044 5045 5046 5047 5048 5049 5050 5051 5052 5061 5062 5063 5064 5065 5066 5067 5068 5069 5070 5072 5073 5074 5075 5076 5081 5082 5083 5084 5085 5086 5087 5088 5089 5090 5091 5092 5093 5094 5095 5096 5097 5098 5106 5107 5108 5109 5110 5111 5112 5113 5114 5125 5126 5127 5150 5151 5152 5154 5155 5156 5158 5159 5160 5161 5162 5163 5164 5165 5166 5167 5168 5169 5245 5250 5251 5252 5950';

export const FIRST_PROOF: SiteProof = {
  promise_days: FIRST_PROMISE_DAYS,
  served_postcodes: FIRST_POSTCODES.split(' '),
  testimonials: [],
  ratings: [],
  prices: [],
  examples: [],
  checks: [],
  come_back: '',
};

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “two working days”. */
export const workingDays = (days: number): string =>
  days === 1 ? 'one working day' : `${NUMBERS[days] ?? days} working days`;
