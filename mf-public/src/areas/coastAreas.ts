import { type Area, type AreaWords, createArea } from './area';

/** From the port along the coast to the south. */
export const coast: readonly Area[] = (
  [
    {
      slug: 'western-suburbs',
      name: 'the western suburbs',
      lead: 'Offices, workshops, hotels and clinics between the city, the airport and the beaches of Henley and Grange.',
      description:
        'Commercial cleaning in Adelaide’s western suburbs: Hindmarsh, Thebarton, Mile End, Richmond, the airport, Woodville and Henley Beach.',
      about: [
        'Old factories around Hindmarsh and Thebarton have become studios, breweries and offices; next door somebody still bends steel. Dust comes from both. We vacuum high ledges and beams in turn, before it is mopped into the floor.',
        'Around the airport, hotels, hire-car counters and freight offices keep hours of their own. Closer to the sea, salt on glass decides how often windows are due.',
      ],
      places: [
        { title: 'Studios and offices', text: 'Open floors, concrete and timber, kitchens that see a lot of coffee.' },
        { title: 'Workshops and freight', text: 'Offices, lunch rooms and bathrooms, floors scrubbed and degreased.' },
        { title: 'Hotels and hospitality', text: 'Shared areas, bathrooms and glass at hours when guests are few.' },
        { title: 'Beach-side shops and homes', text: 'Salt off the glass, sand out of the tracks.' },
      ],
      questions: [
        {
          question: 'Do you clean high beams and ledges?',
          answer:
            'Yes, from the ground with poles where that reaches, otherwise with a lift and licensed people. It is a line of its own in the quote.',
        },
        {
          question: 'How often are windows due near the sea?',
          answer:
            'Shop fronts each week or fortnight, houses on the front about each quarter. Salt that stays on glass for long leaves marks.',
        },
        {
          question: 'Can you start before six?',
          answer: 'Yes, where neighbours and the council’s rules allow it. Quiet work comes first.',
        },
      ],
    },
    {
      slug: 'port-adelaide',
      name: 'Port Adelaide and the north-west',
      lead: 'Depots, yards, offices and heritage buildings from the port to Regency Park and the Lefevre Peninsula.',
      description:
        'Commercial and industrial cleaning in Port Adelaide, Wingfield, Regency Park, Gillman and the Lefevre Peninsula: floors, offices, amenities.',
      about: [
        'Work on the port side is heavy on floors and amenities: lunch rooms and showers that several shifts share, mess rooms in yards, offices above a workshop. Those get dirty by the hour and not by the week, and the plan says so.',
        'The old port has stone and timber that need the opposite: little water, soft brushes and patience.',
      ],
      places: [
        { title: 'Depots and yards', text: 'Amenities between shifts, site rules and vests as you ask for them.' },
        {
          title: 'Workshops and factories',
          text: 'Floors scrubbed and degreased, offices and lunch rooms kept apart from the dust.',
        },
        { title: 'Offices and shops', text: 'Commercial Road, Semaphore Road and the new buildings at the wharf.' },
        { title: 'Halls and heritage', text: 'Stone, timber and tall windows cleaned with care for what they are.' },
      ],
      questions: [
        {
          question: 'Do you clean amenities for shift workers?',
          answer: 'Yes. We plan the visits between shifts and refill paper, soap and towels each time.',
        },
        {
          question: 'Do your people follow site rules?',
          answer: 'Yes: inductions, vests, shoes, walkways and signing in. Send us your rules before the first visit.',
        },
        {
          question: 'Can you clean while machines run?',
          answer: 'Offices and lunch rooms, yes. Floors around machines are done when they stand still.',
        },
      ],
    },
    {
      slug: 'glenelg-and-marion',
      name: 'Glenelg and Marion',
      lead: 'Shops, hotels, apartment houses and offices along the tram line, the Bay and the coast to Brighton.',
      description:
        'Commercial cleaning in Glenelg, Brighton, Marion and Plympton: shops and hotels on Jetty Road, apartment houses, offices and clinics.',
      about: [
        'At the Bay the calendar decides. In summer, Jetty Road wants its floors and glass done each morning before the heat and the sand arrive; in winter twice a week may do. We write both rhythms into one quote.',
        'Apartment houses on the esplanade have salt on every pane and sand in every lift. Inland, around Marion and Morphettville, it is centres, clinics and offices with long hours.',
      ],
      places: [
        { title: 'Shops, cafés and hotels', text: 'Early mornings on Jetty Road, with a summer and a winter plan.' },
        { title: 'Apartment houses', text: 'Foyers, lifts, bin rooms, car parks and the glass that faces the sea.' },
        { title: 'Clinics and offices', text: 'After hours around Marion, Oaklands Park and Plympton.' },
        {
          title: 'Holiday flats and rentals',
          text: 'Exit cleans and turn-overs with carpets and windows in one visit.',
        },
      ],
      questions: [
        {
          question: 'Can we have more visits in summer?',
          answer:
            'Yes. The quote can name a summer and a winter rhythm with a price for each, so that nothing has to be agreed twice.',
        },
        {
          question: 'Do you remove salt from windows?',
          answer:
            'Yes. Fresh salt comes off with pure water. What has etched the glass stays; we try one pane and tell you.',
        },
        {
          question: 'Do you turn over holiday flats?',
          answer: 'Yes, by the visit: clean, check and a message when it is done. Linen is by agreement.',
        },
      ],
    },
    {
      slug: 'southern-suburbs',
      name: 'the southern suburbs',
      lead: 'Workshops, centres, schools and homes from Flagstaff Hill and Lonsdale to Noarlunga and Seaford.',
      description:
        'Commercial cleaning in Adelaide’s southern suburbs: Lonsdale, Morphett Vale, Noarlunga Centre, Reynella, Happy Valley and Seaford.',
      about: [
        'The south is spread out, so we plan it by corridor: one round along the Southern Expressway and South Road, one along the coast. Businesses on the same round share the drive, which shows in the price.',
        'Lonsdale and Hackham have workshops and factories; Noarlunga and Colonnades have shops, clinics and public offices; between them are schools, churches and homes.',
      ],
      places: [
        {
          title: 'Workshops and factories',
          text: 'Floors, offices and lunch rooms at Lonsdale and Hackham, around your shifts.',
        },
        { title: 'Centres and shops', text: 'Hard floors and glass before opening, help in busy weeks.' },
        { title: 'Schools and child care', text: 'After hours in term, deep cleans in the holidays.' },
        { title: 'Homes', text: 'End of lease and pre-sale cleans with carpets and windows in one visit.' },
      ],
      questions: [
        {
          question: 'Is the south further for you, and dearer?',
          answer:
            'Visits are bundled by corridor and day, so the drive is shared. The quote is one fixed price with everything in it.',
        },
        {
          question: 'Do you work beyond Seaford?',
          answer: 'By agreement, mostly for larger cleans. Tell us the suburb with your enquiry and we say at once.',
        },
        {
          question: 'Can you clean a whole school in the holidays?',
          answer:
            'Yes: carpets, windows, floors and furniture by a plan for each week of the holidays. Ask early, because holidays are the same for all schools.',
        },
      ],
    },
  ] satisfies AreaWords[]
).map(createArea);
