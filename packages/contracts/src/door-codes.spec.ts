import { maskCodes, splitCodes } from './door-codes.js';

describe('door codes in a description', () => {
  it.each([
    ['Alarm 1234', 'Alarm ••••'],
    ['The alarm code is 4711', 'The alarm code is ••••'],
    ['code: 4821#', 'code: ••••'],
    ['Key safe 0000', 'Key safe ••••'],
    ['Keysafe by the back door, 0000.', 'Keysafe by the back door, ••••.'],
    ['PIN 90210', 'PIN ••••'],
    ['pin=123456', 'pin=••••'],
    ['Use the keypad: *5566#', 'Use the keypad: ••••'],
    ['Type 2580 on the key pad', 'Type •••• on the key pad'],
    ['Lockbox combination 12-34-56', 'Lockbox combination ••••'],
    ['Disarm with 1 2 3 4', 'Disarm with ••••'],
    ['Security code A1234', 'Security code ••••'],
    ['Alarm code is 1984 after 06:00', 'Alarm code is •••• after 06:00'],
    ['Back gate: 7788#', 'Back gate: ••••'],
    ['Wi-fi password: mopbucket', 'Wi-fi password: ••••'],
    ['Alarm 4711, call 0412 345 678 when it rings', 'Alarm ••••, call 0412 345 678 when it rings'],
    ['Alarm panel in SA 5000: 5432', 'Alarm panel in SA 5000: ••••'],
    ['Codes 1111 and 2222', 'Codes •••• and ••••'],
    ['Password for the alarm company is Bluebird.', 'Password for the alarm company is ••••.'],
    ['Password … is Bluebird.', 'Password … is ••••.'],
    ['The password at reception is "blue bird"', 'The password at reception is "••••"'],
    ['The password for St. Mary’s is Bluebird.', 'The password for St. Mary’s is ••••.'],
    ['Password of the guards: Blue Bird', 'Password of the guards: ••••'],
    ['Passphrase = Bluebird', 'Passphrase = ••••'],
    ['Code word Bluebird, say it at the gate', 'Code word ••••, say it at the gate'],
    ['Bluebird is the password of the alarm company', '•••• is the password of the alarm company'],
    ['‘Bluebird’ is our safe word', '‘••••’ is our safe word'],
    ['The code for the back door is BLUEBIRD', 'The code for the back door is ••••'],
    ['Alarm code four seven one one', 'Alarm code ••••'],
    ['PIN is forty-seven eleven', 'PIN is ••••'],
    ['Keypad: one, two, three, four', 'Keypad: ••••'],
    ['Key safe opens with double four seven', 'Key safe opens with ••••'],
  ])('are masked in: %s', (text, masked) => {
    expect(maskCodes(text)).toEqual([masked]);
  });

  it.each([
    ['Ring the alarm company on 0412 345 678'],
    ['Alarm company: (08) 8123 4567'],
    ['Alarm company: +61 8 8123 4567'],
    ['Alarm service 1300 123 456, or 13 11 26'],
    ['A lost key safe costs $1500'],
    ['A new alarm tag is A$45.50'],
    ['The alarm is armed at 18:30'],
    ['The alarm is armed at 6.30 pm'],
    ['Alarm on from 1830 hrs'],
    ['The alarm was changed on 18/11/2026'],
    ['New alarm since 2024'],
    ['Post code 5082, keypad at the entrance'],
    ['Keypad at 12 North Terrace, Adelaide SA 5000'],
    ['Key safe at 125 King William Street'],
    ['The keypad is 200 m from the gate'],
    ['The alarm waits 120 seconds'],
    ['Keypad beside room 214'],
    ['About 1800 square metres'],
    ['Floors and windows, 3 bathrooms, 400 m2'],
    ['Leave the keys in the lock box.'],
    ['The code is on the site card.'],
    ['Unit 4821 on level 12'],
    ['The password is not needed at night.'.replace('is not', 'need not be')],
    ['Ask Renee for the password.'],
    ['What is the password? Ask the office.'],
    ['This is the code of conduct.'],
    ['Colour code: Red for toilets, Blue for desks.'],
    ['The dress code is Smart.'],
    ['Key safe with twenty-five keys'],
    ['Leave the alarm off for two or three minutes'],
    ['The alarm was fitted by Bluebird Security.'],
    ['Codes: see the site card.'],
    [''],
  ])('are not seen in: %s', (text) => {
    expect(maskCodes(text)).toEqual([]);
  });

  it.each([
    [
      'Floors and windows. The alarm code is 4711. Bins on Friday.',
      'The alarm code is 4711.',
      'Floors and windows. Bins on Friday.',
    ],
    [
      'Kitchen first\nAlarm: 4711\nKey safe 0000\n\nBins last',
      'Alarm: 4711\nKey safe 0000',
      'Kitchen first\nBins last',
    ],
    ['Alarm 1234', 'Alarm 1234', ''],
    ['Nothing of this kind.', '', 'Nothing of this kind.'],
  ])('move out of: %j', (text, codes, rest) => {
    expect(splitCodes(text)).toEqual({ codes, rest });
    expect(maskCodes(splitCodes(text).rest)).toEqual([]);
  });

  it('are found after 660,000 characters in linear time', () => {
    const text = `${'Alarm and 1 2 3 keys in 12 North '.repeat(20_000)}Alarm: 4711`;
    expect(maskCodes(text).some((line) => line.endsWith('Alarm: ••••'))).toBe(true);
  });
});
