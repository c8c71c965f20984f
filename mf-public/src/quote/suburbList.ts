/**
 * Suburbs of greater Adelaide by postcode, so that no third party learns a visitor's suburb. Names and postcodes are
 * facts; this list was written for this product and compared with Matthew Proctor's database of Australian postcodes
 * (free to use, compiled from public sources). In its own chunk, loaded when the field is used.
 */
const BY_POSTCODE = `
5000 Adelaide
5006 North Adelaide
5007 Bowden, Brompton, Hindmarsh, Welland, West Hindmarsh
5008 Croydon, Croydon Park, Devon Park, Dudley Park, Renown Park, Ridleyton, West Croydon
5009 Allenby Gardens, Beverley, Kilkenny
5010 Angle Park, Ferryden Park, Regency Park
5011 St Clair, Woodville, Woodville Park, Woodville South, Woodville West
5012 Athol Park, Mansfield Park, Woodville Gardens, Woodville North
5013 Gillman, Ottoway, Pennington, Rosewater, Wingfield
5014 Albert Park, Alberton, Cheltenham, Hendon, Queenstown, Royal Park
5015 Birkenhead, Ethelton, Glanville, New Port, Port Adelaide
5016 Largs Bay, Largs North, Peterhead
5017 Osborne, Taperoo
5018 North Haven, Outer Harbor
5019 Exeter, Semaphore, Semaphore Park, Semaphore South
5020 West Lakes Shore
5021 West Lakes
5022 Grange, Henley Beach, Henley Beach South, Tennyson
5023 Findon, Seaton
5024 Fulham, Fulham Gardens, West Beach
5025 Flinders Park, Kidman Park
5031 Mile End, Mile End South, Thebarton, Torrensville
5032 Brooklyn Park, Lockleys, Underdale
5033 Cowandilla, Hilton, Marleston, Richmond, West Richmond
5034 Clarence Park, Goodwood, Kings Park, Millswood, Wayville
5035 Ashford, Black Forest, Everard Park, Forestville, Keswick, Keswick Terminal
5037 Glandore, Kurralta Park, Netley, North Plympton
5038 Camden Park, Plympton, Plympton Park, South Plympton
5039 Clarence Gardens, Edwardstown, Melrose Park
5040 Novar Gardens
5041 Colonel Light Gardens, Cumberland Park, Daw Park, Panorama, Westbourne Park
5042 Bedford Park, Clovelly Park, Pasadena, St Marys, Tonsley
5043 Ascot Park, Marion, Mitchell Park, Morphettville, Park Holme
5044 Glengowrie, Somerton Park
5045 Glenelg, Glenelg East, Glenelg North, Glenelg South
5046 Oaklands Park, Warradale
5047 Darlington, Seacombe Gardens, Seacombe Heights, Sturt
5048 Brighton, Dover Gardens, Hove, North Brighton, South Brighton
5049 Kingston Park, Marino, Seacliff, Seacliff Park, Seaview Downs
5050 Bellevue Heights, Eden Hills
5051 Blackwood, Coromandel Valley, Craigburn Farm, Hawthorndene
5052 Belair, Glenalta
5061 Hyde Park, Malvern, Unley, Unley Park
5062 Brown Hill Creek, Clapham, Hawthorn, Kingswood, Lower Mitcham, Lynton, Mitcham, Netherby, Springfield, Torrens Park
5063 Eastwood, Frewville, Fullarton, Highgate, Parkside
5064 Glen Osmond, Glenunga, Mount Osmond, Myrtle Bank, St Georges, Urrbrae
5065 Dulwich, Glenside, Linden Park, Toorak Gardens, Tusmore
5066 Beaumont, Burnside, Erindale, Hazelwood Park, Stonyfell, Waterfall Gully, Wattle Park
5067 Beulah Park, Kent Town, Norwood, Rose Park
5068 Heathpool, Kensington, Kensington Gardens, Kensington Park, Leabrook, Marryatville, St Morris, Trinity Gardens
5069 College Park, Evandale, Hackney, Maylands, St Peters, Stepney
5070 Felixstow, Firle, Glynde, Joslin, Marden, Payneham, Payneham South, Royston Park
5072 Auldana, Magill, Rosslyn Park, Skye, Teringie, Woodforde
5073 Hectorville, Rostrevor, Tranmere
5074 Campbelltown, Newton
5075 Dernancourt, Paradise
5076 Athelstone, Castambul
5081 Collinswood, Gilberton, Medindie, Medindie Gardens, Vale Park, Walkerville
5082 Fitzroy, Ovingham, Prospect, Thorngate
5083 Broadview, Nailsworth, Sefton Park
5084 Blair Athol, Kilburn
5085 Clearview, Enfield, Lightsview, Northfield, Northgate
5086 Gilles Plains, Greenacres, Hampstead Gardens, Hillcrest, Manningham, Oakden
5087 Klemzig, Windsor Gardens
5088 Holden Hill
5089 Highbury
5090 Hope Valley
5091 Banksia Park, Tea Tree Gully, Vista
5092 Modbury, Modbury Heights, Modbury North
5093 Para Vista, Valley View
5094 Cavan, Dry Creek, Gepps Cross
5095 Mawson Lakes, Pooraka
5096 Gulfview Heights, Para Hills, Para Hills West
5097 Redwood Park, Ridgehaven, St Agnes
5098 Ingle Farm, Walkley Heights
5106 Parafield, Salisbury South
5107 Green Fields, Parafield Gardens
5108 Paralowie, Salisbury, Salisbury Downs, Salisbury North
5109 Brahma Lodge, Salisbury East, Salisbury Heights, Salisbury Park, Salisbury Plain
5110 Bolivar, Burton, Direk, Globe Derby Park, St Kilda, Waterloo Corner
5111 Edinburgh
5112 Elizabeth, Elizabeth East, Elizabeth Grove, Elizabeth South, Elizabeth Vale, Hillbank
5113 Davoren Park, Edinburgh North, Elizabeth Downs, Elizabeth North, Elizabeth Park
5114 Andrews Farm, Blakeview, Craigmore, Gould Creek, Humbug Scrub, One Tree Hill, Sampson Flat, Smithfield, Smithfield Plains, Uleybury, Yattalunga
5115 Kudla, Munno Para, Munno Para Downs, Munno Para West
5116 Evanston, Evanston Gardens, Evanston Park, Evanston South, Hillier
5117 Angle Vale
5118 Gawler, Gawler Belt, Gawler East, Gawler South, Gawler West, Hewett, Kalbeeba, Willaston
5120 Buckland Park, Virginia
5121 Eyre, MacDonald Park, Penfield, Penfield Gardens
5125 Golden Grove, Greenwith
5126 Fairview Park, Surrey Downs, Yatala Vale
5127 Wynn Vale
5131 Houghton, Lower Hermitage, Upper Hermitage
5136 Norton Summit
5137 Ashton, Marble Hill
5138 Basket Range
5140 Greenhill
5141 Horsnell Gully, Summertown
5142 Uraidla
5144 Carey Gully
5150 Eagle On The Hill, Leawood Gardens
5151 Piccadilly
5152 Cleland, Crafers, Crafers West, Stirling
5153 Biggs Flat, Bradbury, Echunga, Flaxley, Heathfield, Ironbank, Jupiter Creek, Longwood, Macclesfield, Mylor, Scott Creek
5154 Aldgate
5155 Bridgewater, Mount George
5156 Upper Sturt
5157 Cherry Gardens, Clarendon, Coromandel East, Dorset Vale, Kangarilla
5158 Hallett Cove, O'Halloran Hill, Sheidow Park, Trott Park
5159 Aberfoyle Park, Chandlers Hill, Flagstaff Hill, Happy Valley
5160 Lonsdale
5161 Old Reynella, Reynella, Reynella East
5162 Morphett Vale, Woodcroft
5163 Hackham, Hackham West, Huntfield Heights, Onkaparinga Hills
5164 Christie Downs
5165 Christies Beach
5166 O'Sullivan Beach
5167 Port Noarlunga, Port Noarlunga South
5168 Noarlunga Centre, Noarlunga Downs, Old Noarlunga
5169 Moana, Seaford, Seaford Heights, Seaford Meadows, Seaford Rise
5170 Maslin Beach
5171 Blewitt Springs, McLaren Flat, McLaren Vale, Tatachilla
5172 Whites Valley, Willunga, Willunga South
5173 Aldinga, Aldinga Beach, Port Willunga
5174 Sellicks Beach, Sellicks Hill
5201 Kuitpo, Meadows
5233 Gumeracha
5240 Lenswood
5241 Lobethal
5242 Balhannah
5243 Oakbank
5244 Charleston, Mount Torrens, Woodside
5245 Hahndorf, Verdun
5250 Blakiston, Littlehampton, Totness
5251 Mount Barker, Mount Barker Springs, Mount Barker Summit, Wistow
5252 Brukunga, Dawesley, Kanmantoo, Nairne
5950 Adelaide Airport
`;

export interface Suburb {
  readonly name: string;
  readonly postcode: string;
}

export const SUBURBS: readonly Suburb[] = BY_POSTCODE.trim()
  .split('\n')
  .flatMap((line) => {
    const postcode = line.slice(0, 4);
    return line
      .slice(5)
      .split(', ')
      .map((name) => ({ name, postcode }));
  });
