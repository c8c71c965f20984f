// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const absences: Catalogue['absences'] = {
  title: 'Những ngày bạn không thể làm',
  lead: 'Hãy báo văn phòng sớm: ca của bạn sẽ được mời người khác làm.',
  open: 'Tôi không thể làm vào …',
  from: 'Ngày đầu',
  until: 'Ngày cuối',
  reason: 'Lý do',
  reasonHint: 'Văn phòng sẽ đọc.',
  send: 'Báo những ngày này',
  cancel: 'Hủy',
  required: 'Vui lòng điền ô này.',
  notADay: 'Vui lòng ghi ngày theo dạng dd/mm/yyyy.',
  past: 'Những ngày này đã qua.',
  order: 'Ngày cuối trước ngày đầu.',
  tooMany: 'Mỗi lần nhiều nhất {0} ngày.',
  days: '{0} đến {1}',
  reported: '{1, plural, =0 {Đã báo: {0}. Bạn không có ca nào lúc đó.} other {Đã báo: {0}. # ca cần người làm thay.}}',
  byOffice: '{0} đã ghi',
  withdraw: 'Rút lại',
  confirmWithdraw: 'Bạn muốn rút lại những ngày này? Ca đã có người nhận vẫn là của họ.',
  withdrawn: 'Đã rút lại: {0}.',
};

export const calendar: Catalogue['calendar'] = {
  title: 'Ca làm trong lịch của bạn',
  holds:
    'Ứng dụng lịch có thể theo dõi ca của bạn qua một địa chỉ riêng. Trong đó có các ca bạn phải làm, {0} ngày trước và {1} ngày tới: nơi làm, địa chỉ, bản đồ và giờ. Không có tiền lương và không có người khác. Ai có địa chỉ đều đọc được.',
  make: 'Tạo địa chỉ',
  address: 'Địa chỉ lịch của bạn',
  addressHint: 'Chỉ hiện lúc này. Hãy thêm vào ứng dụng lịch dưới dạng đăng ký theo dõi.',
  copy: 'Sao chép',
  copied: 'Đã sao chép địa chỉ.',
  notCopied: 'Vui lòng tự sao chép địa chỉ đã đánh dấu.',
  madeOn: 'Bạn có địa chỉ từ {0}. Vì an toàn, không thể hiện lại.',
  renew: 'Tạo địa chỉ mới',
  confirmRenew: 'Bạn muốn địa chỉ mới? Địa chỉ cũ sẽ không dùng được nữa.',
  revoke: 'Ngừng địa chỉ',
  confirmRevoke: 'Bạn muốn ngừng địa chỉ? Lịch dùng nó sẽ không nhận ca nữa.',
  revoked: 'Địa chỉ đã ngừng.',
};

export const covers: Catalogue['covers'] = {
  title: 'Bạn làm thay được không?',
  lead: 'Ai nhận trước thì được ca.',
  take: 'Nhận',
  confirm: 'Bạn muốn nhận ca này?\n{0}',
  shift: '{0}, {1}, {2}',
  taken: 'Ca này là của bạn: {0}.',
  tooLate: 'Không nhận được: {0}. {1}',
  gone: 'Không còn mời nữa.',
};

export const jobs: Catalogue['jobs'] = {
  goBack: 'Quay lại',
  perFortnight: 'mỗi hai tuần',
  details: 'Chi tiết',
  date: 'Ngày',
  startTime: 'Giờ bắt đầu',
  location: 'Địa điểm',
  openMap: 'Mở bản đồ',
  suburb: 'Khu vực',
  length: 'Thời lượng',
  aWeek: '{0} một tuần',
  about: 'khoảng {0}',
  rate: 'Tiền công mỗi giờ',
  expectedPay: 'Tiền công dự kiến',
  terms: 'Tiền công và giờ làm',
  aShift: '{0} một ca',
  requested: 'Đã yêu cầu',
};

export const location: Catalogue['location'] = {
  denied: 'Vị trí của bạn bị chặn. Hãy cho phép vị trí cho trang này trong cài đặt trình duyệt và thử lại.',
  unavailable: 'Không tìm thấy vị trí. Hãy đến nơi có sóng tốt hơn và thử lại.',
  timedOut: 'Tìm vị trí quá lâu. Vui lòng thử lại.',
  insecure: 'Trình duyệt chỉ cho vị trí ở địa chỉ an toàn (https). Hãy hỏi văn phòng địa chỉ an toàn của trang này.',
  unsupported: 'Trình duyệt này không cho biết vị trí. Hãy dùng trình duyệt khác để bắt đầu hoặc kết thúc việc.',
  deniedHint: 'Vị trí bị chặn cho trang này. Việc không có vị trí phải chờ văn phòng duyệt.',
  howTo: 'Cách cho phép',
  steps: {
    chrome:
      '1. Chạm vào biểu tượng bên trái địa chỉ.\n2. Chạm Quyền, rồi Vị trí, và cho phép.\n3. Quay lại đây và thử lại.',
    samsung: '1. Chạm vào ổ khóa cạnh địa chỉ.\n2. Chạm Quyền, rồi Vị trí, và cho phép.\n3. Quay lại đây và thử lại.',
    firefox:
      '1. Chạm vào khiên hoặc ổ khóa cạnh địa chỉ.\n2. Trong phần Quyền, chạm Vị trí để thành Được phép.\n3. Quay lại đây và thử lại.',
    safari:
      '1. Mở Cài đặt của điện thoại, rồi Quyền riêng tư & Bảo mật, rồi Dịch vụ định vị.\n2. Chạm vào trình duyệt của bạn (Trang web Safari) và chọn Khi dùng ứng dụng.\n3. Trong Safari, chạm biểu tượng cạnh địa chỉ, rồi Cài đặt trang web, và cho phép Vị trí.',
    androidApp:
      '1. Nhấn giữ biểu tượng ứng dụng này trên màn hình chính và chạm Thông tin ứng dụng.\n2. Chạm Quyền, rồi Vị trí, và cho phép khi dùng ứng dụng.\n3. Mở ứng dụng và thử lại.',
    iosApp:
      '1. Mở Cài đặt của điện thoại, rồi Quyền riêng tư & Bảo mật, rồi Dịch vụ định vị.\n2. Chạm Trang web Safari và chọn Khi dùng ứng dụng.\n3. Mở ứng dụng này và thử lại.',
    other:
      '1. Bấm vào biểu tượng cạnh địa chỉ của trang này.\n2. Cho phép Vị trí cho trang này.\n3. Tải lại trang và thử lại.',
  },
  anyway: 'Bạn có thể tiếp tục mà không có vị trí. Văn phòng sẽ kiểm tra việc này trước khi trả tiền.',
  call: 'Gọi văn phòng',
  ok: 'OK',
};

export const myJobs: Catalogue['myJobs'] = {
  title: 'Việc của tôi',
  lead: 'Mọi việc được giao cho bạn.',
  empty: 'Bạn chưa được giao việc nào',
  quickJobs: 'Việc ngắn',
  permanentJobs: 'Việc dài hạn',
  workingNow: 'Đang làm',
  seeDetails: 'Xem chi tiết',
  today: 'Hôm nay',
  next: 'Tiếp theo: {0}',
  nothingNext: 'Hai tuần tới chưa có gì.',
  notAssigned: 'Bạn không được giao việc này, hoặc việc không còn nữa.',
  toMyJobs: 'Đến việc của tôi',
};

export const shifts: Catalogue['shifts'] = {
  map: 'Bản đồ',
  from: 'từ {0}',
  about: 'khoảng {0}',
  anHour: '{0} một giờ',
  alsoToday: 'Hôm nay còn có',
  doneToday: 'Ca hôm nay',
  done: 'Đã xong',
  held: 'Chờ văn phòng',
  rejected: 'Không duyệt',
  cancelled: 'Đã hủy',
  away: 'Bạn vắng',
  covered: 'Có người làm thay',
  cover: 'Làm thay',
  extra: 'Ca thêm',
  reClean: 'Làm sạch lại',
  mine: 'Ca của tôi',
  mineLead: 'Hai tuần tới.',
  none: 'Bạn không có ca nào trong hai tuần tới.',
  showAll: 'Hiện tất cả {0} ca',
};

export const work: Catalogue['work'] = {
  heading: 'Việc của bạn',
  todaysSlots: 'Các ca hôm nay',
  noSlotsToday: 'Hôm nay không còn ca nào để bắt đầu.',
  start: 'Bắt đầu',
  finish: 'Hoàn thành',
  confirmStart: 'Bạn muốn bắt đầu việc?',
  startOf: '{is3, select, none {{0}, {1}, {2}.} other {{0}, {1}, {2}.\nBạn {3}.}}',
  startAt: '{0}.',
  early: 'sớm {0}',
  late: 'trễ {0}',
  today: 'hôm nay, {0}',
  undoStart: 'Hủy bắt đầu',
  taken: {
    start: 'Công việc của bạn đã bắt đầu.',
    finish: 'Công việc của bạn đã hoàn thành.',
    undo: 'Đã hủy lần bắt đầu.',
  },
  confirmFinish: 'Bạn muốn hoàn thành việc?',
  reading: 'Đang đọc danh sách việc…',
  locating: 'Đang tìm vị trí…',
  sending: 'Đang gửi…',
  running: 'Bạn đang làm việc này.',
  runningNow: 'Bạn đang làm việc.',
  otherJobRunning: 'Bạn đang làm việc khác. Hãy hoàn thành trước khi bắt đầu việc này.',
  quickJobDone: 'Bạn đã làm xong việc này.',
  finishKept: 'Bạn đã hoàn thành. Có mạng sẽ gửi cho văn phòng.',
  slotDone: 'Xong',
  slotToDo: 'Chưa làm',
  slotsNotChecked: 'Hiện không kiểm tra được ca nào đã xong.',
  keptNow: 'Không có mạng. Việc này được lưu trên điện thoại cùng giờ và nơi, và gửi khi có mạng.',
  notKept: 'Không có mạng và điện thoại không lưu được. Hãy giải phóng bộ nhớ và thử lại.',
  keptWaiting: 'Đang chờ mạng:',
  keptSent: 'Những gì lưu trên điện thoại đã được gửi.',
  keptClockEvent: '{0}: {1}, {2}',
  dismiss: 'Bỏ qua',
  barLabel: 'Việc đang làm',
  workingAt: '{is0, select, none {Bạn đang làm việc} other {Đang làm tại {0}}}',
  toRunningJob: 'Đến việc bạn đang làm',
  notToday: 'Hôm nay bạn không có việc',
  startAnyway: 'Vẫn bắt đầu',
  farStart: 'Bạn đang cách {1} {0}. Vẫn bắt đầu?',
  locationNote: 'Vị trí chỉ được ghi khi bạn bắt đầu và hoàn thành, không lúc nào khác.',
};

export const findJobs: Catalogue['findJobs'] = {
  label: 'Tìm việc',
  permanent: 'Dài hạn',
  quick: 'Ngắn',
};

export const permanentJobs: Catalogue['permanentJobs'] = {
  title: 'Việc dài hạn',
  lead: 'Việc thường xuyên còn cần người dọn dẹp.',
  empty: 'Không có việc dài hạn',
  seeDetails: 'Xem chi tiết',
};

export const quickJobs: Catalogue['quickJobs'] = {
  title: 'Việc ngắn',
  lead: 'Việc một lần còn cần người dọn dẹp.',
  empty: 'Không có việc ngắn',
  details: 'Chi tiết',
};

export const request: Catalogue['request'] = {
  button: 'Yêu cầu việc này',
  waiting: 'Bạn đã yêu cầu việc này. Đang chờ quản trị viên quyết định.',
};

export const siteCard: Catalogue['siteCard'] = {
  title: 'Tại nơi này',
  contact: 'Liên hệ',
  call: 'Gọi {0}',
  contactPerson: 'người liên hệ',
  door: 'Cửa và báo động',
  later: 'Thông tin cửa và báo động hiện từ {0}.',
  noShift: 'Thông tin cửa và báo động hiện từ 12 giờ trước ca của bạn.',
  sheets: 'Bảng dữ liệu an toàn',
  open: 'Mở {0}',
  kept: 'Không có mạng vẫn mở được.',
};

export const logoutQuestion: Catalogue['logoutQuestion'] = {
  ask: 'Trên điện thoại này còn nội dung chưa gửi. Nó được gửi khi bạn đăng nhập lại ở đây và có mạng; Bắt đầu và Hoàn thành chỉ có giá trị trong {0} giờ. Bạn có muốn đăng xuất không?',
  leave: 'Đăng xuất',
  stay: 'Ở lại',
};
