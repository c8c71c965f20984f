import { formatGroupedAbn, siteData } from '@cleaning/ui/app';

/** The company's details, from the data of the page. Read them where they are shown, not when a file is loaded. */
export const company = {
  get name() {
    return siteData().company.name;
  },
  get abn() {
    return formatGroupedAbn(siteData().company.abn);
  },
  get telephone() {
    return siteData().company.telephone;
  },
  /** May be empty, as fax, accountsEmail and web. */
  get mobile() {
    return siteData().company.mobile;
  },
  get fax() {
    return siteData().company.fax;
  },
  get email() {
    return siteData().company.email;
  },
  get accountsEmail() {
    return siteData().company.accounts_email;
  },
  get web() {
    return siteData().company.web_address;
  },
  get street() {
    return siteData().company.street;
  },
  /** Suburb and postcode as they are written: `Adelaide SA 5000`. */
  get place() {
    const { place, city, state, postal_code } = siteData().company;
    return `${place || city} ${state} ${postal_code}`;
  },
  get address() {
    return `${this.street && `${this.street}, `}${this.place}`;
  },
  /** Null: there is no map. */
  get map() {
    return siteData().company.map;
  },
  get hours() {
    return siteData().company.hours;
  },
};

export { telephoneLink } from '@cleaning/ui/app';
