import { type Area, type AreaWords, createArea } from './area';

/** From the port southwards along the coast. */
export const coast: readonly Area[] = (
  [
    {
      slug: 'western-suburbs',
      name: 'the western suburbs',
      lead: 'Offices, workshops, hotels and clinics between the city, the airport and the beaches of Henley and Grange.',
      description:
        'Commercial cleaning in Adelaide’s western suburbs: Hindmarsh, Thebarton, Mile End, Richmond, the airport, Woodville and Henley Beach.',
      about: [
        'Old factories around Hindmarsh and Thebarton have become studios, breweries and offices; next door, someone still bends steel. Both make dust. We vacuum high ledges and beams regularly, before the dust ends up mopped into the floor.',
        'Around the airport, hotels, hire-car counters and freight offices keep their own hours. Closer to the sea, salt on the glass decides how often the windows need doing.',
      ],
      places: [
        { title: 'Studios and offices', text: 'Open floors, concrete and timber, kitchens that see a lot of coffee.' },
        { title: 'Workshops and freight', text: 'Offices, lunch rooms and bathrooms, floors scrubbed and degreased.' },
        { title: 'Hotels and hospitality', text: 'Shared areas, bathrooms and glass at quiet times.' },
        { title: 'Beachside shops and homes', text: 'Salt off the glass, sand out of the tracks.' },
      ],
      questions: [
        {
          question: 'Do you clean high beams and ledges?',
          answer:
            'Yes, from the ground with poles where they reach, otherwise with a lift. We list it separately in your quote.',
        },
        {
          question: 'How often do windows need cleaning near the sea?',
          answer:
            'Shopfronts every week or fortnight, beachfront houses about once a quarter. Salt left on glass for too long leaves marks.',
        },
        {
          question: 'Can you start before six?',
          answer: 'Yes, where neighbours and council rules allow it. We start with the quiet work.',
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
        'Work around the port is mostly floors and amenities: lunch rooms and showers shared by several shifts, mess rooms in yards, offices above a workshop. They get dirty by the hour, not by the week, and we plan for that.',
        'The old port’s stone and timber need the opposite: very little water, soft brushes and patience.',
      ],
      places: [
        { title: 'Depots and yards', text: 'Amenities cleaned between shifts, with your site rules and vests.' },
        {
          title: 'Workshops and factories',
          text: 'Floors scrubbed and degreased, offices and lunch rooms kept clear of dust.',
        },
        { title: 'Offices and shops', text: 'Commercial Road, Semaphore Road and the new buildings on the wharf.' },
        { title: 'Halls and heritage', text: 'Stone, timber and tall windows, cleaned with the care they need.' },
      ],
      questions: [
        {
          question: 'Do you clean amenities for shift workers?',
          answer: 'Yes. We plan the visits between shifts and refill paper, soap and towels each time.',
        },
        {
          question: 'Do your people follow site rules?',
          answer:
            'Yes: inductions, vests, safety shoes, walkways and sign-in. Send us your rules before the first visit.',
        },
        {
          question: 'Can you clean while machines are running?',
          answer: 'Offices and lunch rooms, yes. We do the floors around machines once they’ve stopped.',
        },
      ],
    },
    {
      slug: 'glenelg-and-marion',
      name: 'Glenelg and Marion',
      lead: 'Shops, hotels, apartment buildings and offices along the tram line, at the Bay and down the coast to Brighton.',
      description:
        'Commercial cleaning in Glenelg, Brighton, Marion and Plympton: shops and hotels on Jetty Road, apartment buildings, offices and clinics.',
      about: [
        'At the Bay, it depends on the season. In summer, Jetty Road needs its floors and glass done each morning before the heat and the sand arrive. In winter, twice a week may be enough. We can put both in one quote.',
        'Apartment buildings on the esplanade have salt on every pane and sand in every lift. Inland, around Marion and Morphettville, it’s shopping centres, clinics and offices with long hours.',
      ],
      places: [
        { title: 'Shops, cafés and hotels', text: 'Early mornings on Jetty Road, with a summer and a winter plan.' },
        { title: 'Apartment buildings', text: 'Foyers, lifts, bin rooms, car parks and the glass facing the sea.' },
        { title: 'Clinics and offices', text: 'After hours around Marion, Oaklands Park and Plympton.' },
        {
          title: 'Holiday units and rentals',
          text: 'Exit cleans and changeovers, with carpets and windows in one visit.',
        },
      ],
      questions: [
        {
          question: 'Can we have more visits in summer?',
          answer:
            'Yes. Your quote can have a summer and a winter schedule with a price for each, so you only need to agree once.',
        },
        {
          question: 'Do you remove salt from windows?',
          answer:
            'Yes. Fresh salt comes off with pure water. Marks etched into the glass stay. We’ll try one pane and tell you.',
        },
        {
          question: 'Do you clean holiday units between guests?',
          answer:
            'Yes, by the visit: we clean, check and let you know when it’s done. We can agree on linen separately.',
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
        'The south is spread out: some sites lie along the Southern Expressway and South Road, others along the coast. Tell us where yours is and which days suit you, so we can keep the drive in your quote down.',
        'Lonsdale and Hackham have workshops and factories; Noarlunga and Colonnades have shops, clinics and public offices; between them are schools, churches and homes.',
      ],
      places: [
        {
          title: 'Workshops and factories',
          text: 'Floors, offices and lunch rooms at Lonsdale and Hackham, around your shifts.',
        },
        { title: 'Centres and shops', text: 'Hard floors and glass before opening, and help in busy weeks.' },
        { title: 'Schools and childcare', text: 'After hours during term, deep cleans in the holidays.' },
        { title: 'Homes', text: 'End of lease and pre-sale cleans with carpets and windows in one visit.' },
      ],
      questions: [
        {
          question: 'Does it cost more because it’s further out?',
          answer: 'Your quote is one price with everything in it, including the drive.',
        },
        {
          question: 'Do you work beyond Seaford?',
          answer: 'Sometimes. Tell us the suburb in your enquiry, and we’ll tell you if we can come.',
        },
        {
          question: 'Can you clean a whole school in the holidays?',
          answer:
            'Yes: carpets, windows, floors and furniture, with a plan for each week of the holidays. Book early, because all schools have the same holidays.',
        },
      ],
    },
  ] satisfies AreaWords[]
).map(createArea);
