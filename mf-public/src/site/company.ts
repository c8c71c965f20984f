import { formatGroupedAbn, getSiteData } from '@cleaning/ui/app';

/** The company's details from the page's data. Read them when rendering, not when the file loads. */
export const company = {
  get name() {
    return getSiteData().company.name;
  },
  get abn() {
    return formatGroupedAbn(getSiteData().company.abn);
  },
  get telephone() {
    return getSiteData().company.telephone;
  },
  /** May be empty, as fax, accountsEmail and web. */
  get mobile() {
    return getSiteData().company.mobile;
  },
  get fax() {
    return getSiteData().company.fax;
  },
  get email() {
    return getSiteData().company.email;
  },
  get accountsEmail() {
    return getSiteData().company.accounts_email;
  },
  get web() {
    return getSiteData().company.web_address;
  },
  get street() {
    return getSiteData().company.street;
  },
  /** Suburb and postcode as they are written: `Adelaide SA 5000`. */
  get place() {
    const { place, city, state, postal_code } = getSiteData().company;
    return `${place || city} ${state} ${postal_code}`;
  },
  get address() {
    return `${this.street && `${this.street}, `}${this.place}`;
  },
  /** Null without a map. */
  get map() {
    return getSiteData().company.map;
  },
  get hours() {
    return getSiteData().company.hours;
  },
};

export { buildTelephoneLink } from '@cleaning/ui/app';
