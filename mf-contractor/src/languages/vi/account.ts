// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const account: Catalogue['account'] = {
  title: 'Tài khoản',
  lead: 'Thông tin, giấy tờ và mật khẩu của bạn.',
  details: 'Thông tin của bạn',
  notKept: 'Thông tin của bạn không lưu trên máy này. Có mạng sẽ hiện lại.',
  detailsNote: 'Có gì không còn đúng? Hãy yêu cầu thay đổi ở đây hoặc gọi văn phòng: {phone}.',
  name: 'Họ tên',
  email: 'E-mail',
  address: 'Địa chỉ',
  zip_code: 'Mã bưu chính',
  contact_no: 'Số điện thoại',
  abn: 'ABN',
  passport_number: 'Số hộ chiếu',
  bank_name: 'Ngân hàng',
  account_type: 'Loại tài khoản',
  account_name: 'Tên tài khoản',
  account_number: 'Số tài khoản',
  bsb: 'BSB',
};

export const accountTypes: Catalogue['accountTypes'] = {
  'Savings account': 'Tài khoản tiết kiệm',
  'Trust account': 'Tài khoản ủy thác',
};

export const calendarQuestion: Catalogue['calendarQuestion'] = {
  ask: 'Địa chỉ lịch của bạn vẫn hoạt động: ai có nó đều thấy ca của bạn. Bạn muốn ngừng luôn? Lịch dùng nó sẽ không nhận ca nữa.',
  end: 'Ngừng địa chỉ',
  keep: 'Giữ địa chỉ',
  ended: 'Địa chỉ lịch của bạn đã ngừng.',
  notEnded: 'Địa chỉ lịch chưa ngừng: hãy thử lại ở Việc của tôi.',
};

export const changeRequest: Catalogue['changeRequest'] = {
  ask: 'Yêu cầu thay đổi',
  title: 'Yêu cầu thay đổi thông tin',
  lead: 'Hãy sửa những gì khác đi. Văn phòng sẽ xem và báo bạn. ABN và số hộ chiếu: vui lòng gọi văn phòng.',
  bankLead: 'Sau khi đổi tài khoản ngân hàng, lần trả tiếp theo chờ hai ngày, và chúng tôi báo bạn qua e-mail.',
  bank: 'Tài khoản ngân hàng',
  choose: 'Vui lòng chọn',
  submit: 'Gửi văn phòng',
  cancel: 'Hủy',
  sent: 'Văn phòng đã nhận yêu cầu và sẽ báo quyết định.',
  waiting: 'Bạn đã yêu cầu thay đổi ngày {0}. Đang chờ văn phòng.',
  withdraw: 'Rút lại',
  confirmWithdraw: 'Bạn muốn rút lại yêu cầu?',
  rejected: 'Yêu cầu trước của bạn không được chấp nhận: {0}',
  nothing: 'Chưa có gì thay đổi.',
  lookAgain: 'Vui lòng xem lại:',
};

export const documents: Catalogue['documents'] = {
  title: 'Giấy tờ',
  lead: 'JPG, PNG hoặc PDF, mỗi tệp tối đa 10 MB. Chỉ gửi các tệp bạn chọn.',
  done: 'Xong',
  none: 'Không có giấy tờ',
  fileDeleted: 'Văn phòng đã xem. Tệp đã xóa.',
  open: 'Mở {0}',
  upload: 'Tải giấy tờ lên',
  chooseFirst: 'Hãy chọn ít nhất một tệp trước.',
  confirm: 'Bạn muốn thay giấy tờ?',
  progress: 'Đang tải lên',
  success: 'Đã tải giấy tờ lên thành công',
  failure: 'Có lỗi, vui lòng thử lại sau. Nếu vẫn thấy thông báo này, hãy gọi quản trị viên. {phone}',
  refused: 'Tệp này không được chấp nhận.',
  passport_img: 'Hộ chiếu',
  address_proof_img: 'Giấy chứng minh địa chỉ',
  police_check_img: 'Lý lịch tư pháp',
  children_check_img: 'Giấy phép làm việc với trẻ em',
  agreement_img: 'Thỏa thuận',
  declaration_img: 'Tờ khai',
};

export const emailState: Catalogue['emailState'] = {
  unconfirmed: 'E-mail của bạn chưa được xác nhận. Tin về công việc và mật khẩu gửi đến đó.',
  refused: 'Thư gửi đến e-mail của bạn bị trả lại. Hãy nhờ văn phòng đổi, hoặc yêu cầu thay đổi bên dưới.',
  send: 'Gửi tôi liên kết xác nhận',
  sent: 'Chúng tôi đã gửi liên kết. Nó hết hạn sau 30 phút.',
  noMail: 'Hiện chúng tôi không gửi được thư. Vui lòng hỏi văn phòng.',
};

export const languageChoice: Catalogue['languageChoice'] = {
  title: 'Ngôn ngữ',
  lead: 'Ngôn ngữ của ứng dụng, thông báo và thư gửi bạn. Giấy tờ thanh toán vẫn bằng tiếng Anh.',
  label: 'Ngôn ngữ',
  saved: 'Đã đổi ngôn ngữ.',
  unchecked:
    'Do máy dịch, chưa được người bản ngữ kiểm tra. Nếu câu nào không rõ, hãy chọn English hoặc gọi văn phòng.',
};

export const notVerified: Catalogue['notVerified'] = {
  title: 'Tài khoản của bạn chưa được xác minh',
  message: 'Quản trị viên chưa xác minh tài khoản của bạn. Hãy chờ đến khi giấy tờ được kiểm tra.',
  deleted: 'Tài khoản không được xác minh trong {days} ngày sẽ bị xóa.',
  byItself: 'Trang này tự tiếp tục ngay khi bạn được xác minh.',
  thanks: 'Cảm ơn bạn đã kiên nhẫn.',
  account: 'Xem tài khoản và giấy tờ',
  check: 'Kiểm tra lại',
};

export const ownData: Catalogue['ownData'] = {
  title: 'Dữ liệu của bạn',
  lead: 'Mọi thứ chúng tôi lưu về bạn trong một tệp ZIP: thông tin, giấy tờ, công việc và yêu cầu, và ai đã làm gì với tài khoản của bạn.',
  download: 'Tải dữ liệu của tôi',
};

export const password: Catalogue['password'] = {
  title: 'Đổi mật khẩu',
  lead: 'Ít nhất 10 ký tự. Đổi mật khẩu sẽ đăng xuất bạn ở mọi nơi khác.',
  current: 'Mật khẩu hiện tại',
  next: 'Mật khẩu mới',
  confirm: 'Nhập lại mật khẩu mới',
  submit: 'Đổi mật khẩu',
  ask: 'Bạn thật sự muốn đổi mật khẩu?',
  changed: 'Mật khẩu của bạn đã được đổi.',
  required: 'Vui lòng điền ô này.',
  tooShort: 'Mật khẩu phải có ít nhất 10 ký tự.',
  differs: 'Hai mật khẩu không giống nhau.',
};

export const passkeys: Catalogue['passkeys'] = {
  title: 'Khóa truy cập',
  lead: 'Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của máy thay cho mật khẩu.',
  empty: 'Bạn chưa có khóa truy cập.',
  name: 'Tên',
  nameHint: 'Ví dụ “Điện thoại của tôi”, để phân biệt.',
  nameNeeded: 'Hãy đặt tên.',
  add: 'Thêm khóa truy cập',
  added: 'Đã thêm khóa truy cập “{0}”.',
  full: 'Bạn có {most} khóa truy cập. Hãy bỏ một khóa để thêm khóa khác.',
  synced: 'Trên nhiều máy',
  copied: 'Không được chấp nhận',
  copiedHint: 'Có vẻ nó bị sao chép. Hãy bỏ và thêm khóa mới.',
  made: 'Thêm ngày {0}',
  used: 'dùng lần cuối {0}',
  never: 'chưa dùng',
  rename: 'Đổi tên',
  renameNamed: 'Đổi tên khóa {0}',
  save: 'Lưu',
  cancel: 'Hủy',
  remove: 'Bỏ',
  removeNamed: 'Bỏ khóa {0}',
  confirmRemove:
    'Bạn muốn bỏ khóa “{0}”? Bạn không đăng nhập bằng nó được nữa. Máy có thể vẫn hiện nó đến khi bạn cũng xóa ở đó.',
};

export const secondFactor: Catalogue['secondFactor'] = {
  title: 'Đăng nhập hai lớp',
  lead: 'Khi bật, đăng nhập cần mã của ứng dụng xác thực trên điện thoại cùng với mật khẩu.',
  on: 'Bật',
  off: 'Tắt',
  left: 'Mã khôi phục còn lại: {0}',
  fewLeft: 'Bạn còn ít mã khôi phục. Hãy lấy mã mới.',
  start: 'Bật',
  cancel: 'Hủy',
  password: 'Mật khẩu hiện tại',
  passwordHint: 'Để chắc chắn đó là bạn.',
  goOn: 'Tiếp tục',
  scan: 'Quét bằng ứng dụng xác thực, hoặc nhập khóa vào đó.',
  qr: 'Mã QR cho ứng dụng xác thực. Khóa bên dưới cũng như vậy.',
  secret: 'Khóa',
  open: 'Mở ứng dụng xác thực trên máy này',
  code: 'Mã của ứng dụng',
  anyCode: 'Mã của ứng dụng, hoặc mã khôi phục',
  codeHint: 'Sáu chữ số.',
  confirm: 'Xác nhận',
  codesTitle: 'Mã khôi phục của bạn',
  codesLead:
    'Mỗi mã dùng một lần khi bạn không có ứng dụng. Chỉ hiện lúc này: hãy cất nơi người khác không thấy, đừng chỉ trên điện thoại này.',
  copy: 'Sao chép',
  copied: 'Đã sao chép mã.',
  notCopied: 'Không sao chép được. Hãy ghi lại hoặc tải xuống.',
  download: 'Tải xuống',
  fileName: 'recovery-codes.txt',
  fileText: 'Mã khôi phục của {company}. Mỗi mã dùng một lần.\n\n{0}\n',
  kept: 'Tôi đã cất',
  newCodes: 'Mã khôi phục mới',
  newLead: 'Các mã hiện có sẽ không dùng được nữa.',
  getCodes: 'Lấy mã mới',
  remove: 'Tắt',
  removeLead: 'Sau đó đăng nhập chỉ cần mật khẩu.',
  removed: 'Đã tắt đăng nhập hai lớp.',
  required: 'Vui lòng điền ô này.',
};

export const sessions: Catalogue['sessions'] = {
  title: 'Nơi bạn đang đăng nhập',
  lead: 'Có máy lạ? Hãy kết thúc phiên của nó và đổi mật khẩu.',
  unknown: 'Máy không rõ',
  here: 'Máy này',
  since: 'Đăng nhập lúc {0}',
  lastUse: 'Dùng lần cuối: {0}',
  end: 'Kết thúc',
  endNamed: 'Kết thúc phiên của {0}',
  endOthers: 'Kết thúc mọi phiên khác',
  confirmOthers: 'Bạn muốn kết thúc mọi phiên khác? Bạn vẫn đăng nhập ở đây.',
  ended: 'Phiên đã kết thúc.',
  othersEnded: 'Mọi phiên khác đã kết thúc.',
};
